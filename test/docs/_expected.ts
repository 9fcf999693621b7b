import { inspect, isDeepStrictEqual } from "node:util";
import ts from "typescript";

/**
 * What the comment behind a statement promises.
 *
 *     expression; // value          deep equality with a literal, or how the value prints
 *     expression; // → value        the same; with the arrow it may stand on the next line, and go on
 *                                   on lines that are indented further
 *     expression; // start of it …  how its printed form begins
 *     expression; // throws CODE    that it throws (CODE: part of the message, or the problem's code)
 *     const name = …; // value      the same for a constant or an assignment, if it is a literal
 *                                   or has an arrow; other comments there are prose
 *
 * Prose behind a bare expression is a fault: it would look like a promise and hold nothing.
 */
export type Expected =
  | { readonly kind: "value"; readonly subject: ts.Node; readonly text: string }
  | { readonly kind: "throws"; readonly subject: ts.Node; readonly text: string }
  | { readonly kind: "fault"; readonly text: string };

/** What is promised of a statement with this comment behind it, if anything. */
export function expectedOf(node: ts.Statement, comment: string | undefined): Expected | undefined {
  if (comment === undefined) return undefined;
  const throwing = /^throws\b(.*)$/.exec(comment)?.[1];
  const arrow = /^(?:→|=>|->)\s*(.*)$/.exec(comment)?.[1];
  const text = arrow ?? comment;
  const looksLikeValue = arrow !== undefined || literalOf(text) !== undefined;

  if (ts.isExpressionStatement(node)) {
    const subject = node.expression;
    if (throwing !== undefined) return { kind: "throws", subject, text: throwing.trim() };
    if (isAssignment(subject) && !looksLikeValue) return undefined;
    return { kind: "value", subject, text };
  }
  if (!ts.isVariableStatement(node)) return undefined;
  const [declaration, ...others] = node.declarationList.declarations;
  if (throwing !== undefined) return { kind: "fault", text: "write what throws without a name" };
  if (!looksLikeValue) return undefined;
  return declaration !== undefined && others.length === 0 && ts.isIdentifier(declaration.name)
    ? { kind: "value", subject: declaration.name, text }
    : { kind: "fault", text: "a value behind several names: give it to one" };
}

function isAssignment(node: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

/** Why a value is not what the comment says, if it is not. */
export function valueFault(actual: unknown, text: string): string | undefined {
  const literal = literalOf(text);
  if (literal !== undefined && isDeepStrictEqual(plain(actual), literal.value)) return undefined;
  const printed = [inspect(actual, { depth: 9, breakLength: Number.POSITIVE_INFINITY })];
  if (typeof actual !== "object") printed.push(String(actual));
  const matches = text.endsWith("…")
    ? printed.some((form) => form.startsWith(text.slice(0, -1).trimEnd()))
    : printed.includes(text);
  return matches ? undefined : `is ${printed[0]}, but the comment says ${text} (prose belongs on a line of its own)`;
}

/** Objects without a prototype or with absent members compare like the literals of the comments. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, plain);
  if (typeof value !== "object" || value === null) return value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([key, member]) => [key, plain(member)]));
}

/** Why what was thrown is not what the comment says, if it is not. */
export function throwFault(thrown: { readonly error: unknown } | undefined, text: string): string | undefined {
  if (thrown === undefined) return `does not throw, but the comment says throws ${text}`;
  const error = thrown.error as { name?: unknown; message?: unknown; code?: unknown };
  const names = [error?.name, error?.code];
  return text === "" || names.includes(text) || String(error?.message).includes(text)
    ? undefined
    : `throws ${String(thrown.error)}, but the comment says throws ${text}`;
}

/** The value of a text that is nothing but a literal: numbers, strings, lists, objects. */
function literalOf(text: string): { readonly value: unknown } | undefined {
  const source = ts.createSourceFile("value.ts", `(${text}\n)`, ts.ScriptTarget.ES2022, true);
  const [statement, ...others] = source.statements;
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
  if (parseDiagnostics.length > 0 || others.length > 0 || statement === undefined) return undefined;
  if (!ts.isExpressionStatement(statement)) return undefined;
  if (!ts.isParenthesizedExpression(statement.expression)) return undefined;
  return evaluate(statement.expression.expression);
}

function evaluate(node: ts.Expression): { readonly value: unknown } | undefined {
  if (ts.isStringLiteralLike(node)) return { value: node.text };
  if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
  if (ts.isBigIntLiteral(node)) return { value: BigInt(node.text.slice(0, -1)) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false };
  if (node.kind === ts.SyntaxKind.NullKeyword) return { value: null };
  if (ts.isIdentifier(node)) {
    const named: Record<string, unknown> = {
      undefined: undefined,
      NaN: Number.NaN,
      Infinity: Number.POSITIVE_INFINITY,
    };
    return Object.hasOwn(named, node.text) ? { value: named[node.text] } : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const operand = evaluate(node.operand);
    return typeof operand?.value === "number" ? { value: -operand.value } : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(evaluate);
    return items.includes(undefined) ? undefined : { value: items.map((item) => item?.value) };
  }
  return ts.isObjectLiteralExpression(node) ? evaluateObject(node) : undefined;
}

function evaluateObject(node: ts.ObjectLiteralExpression): { readonly value: unknown } | undefined {
  const members: [string, unknown][] = [];
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
      return undefined;
    }
    const member = evaluate(property.initializer);
    if (member === undefined) return undefined;
    members.push([property.name.text, member.value]);
  }
  return { value: Object.fromEntries(members) };
}
