import { moveCodes, optionCodes, type ProblemCode, positionCodes, variantCodes } from "../../src/index.ts";
import { namingCodes, recordCodes } from "../../src/record/index.ts";

/** Every code that reading a record may give. */
export const problemCodesOf = (): readonly ProblemCode[] => [
  ...moveCodes,
  ...positionCodes,
  ...variantCodes,
  ...recordCodes,
  ...optionCodes,
  ...namingCodes,
];
