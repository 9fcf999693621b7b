/**
 * What is used of fast-check. The whole module fits: `import fc from "fast-check"`, version 4.
 * @since 0.1.0
 */
export type FastCheck = Pick<
  typeof import("fast-check"),
  | "array"
  | "boolean"
  | "constantFrom"
  | "integer"
  | "nat"
  | "noBias"
  | "oneof"
  | "option"
  | "record"
  | "shuffledSubarray"
  | "tuple"
>;
