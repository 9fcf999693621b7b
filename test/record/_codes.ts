import {
  moveCodes,
  namingCodes,
  optionCodes,
  type ProblemCode,
  positionCodes,
  recordCodes,
  variantCodes,
} from "../../src/index.ts";

/** Every code that reading a record may give. */
export const problemCodesOf = (): readonly ProblemCode[] => [
  ...moveCodes,
  ...positionCodes,
  ...variantCodes,
  ...recordCodes,
  ...optionCodes,
  ...namingCodes,
];
