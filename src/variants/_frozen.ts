/**
 * Freezes a value made of plain objects and lists, all the way down.
 *
 * @param value - a value that nobody else holds
 * @returns the same value
 */
export const frozen = <T>(value: T): T => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};
