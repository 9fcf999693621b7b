/**
 * The parts of fast-check that are used. Pass the whole module: `import fc from "fast-check"`, version 4.
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
