/*
 * How the library recognises what it has made: the class of each kind of value puts a private field on the plain object it is given,
 * before that is frozen. No spread, clone, proxy or JSON carries a private field along, and nobody else can write one, so whatever has
 * it is frozen all the way down and was checked. Each kind has a class of its own instead of one made by a function, which would be
 * half as fast.
 */

/** Lets a subclass put its private fields on an existing object. */
export class Marking {
  /** @param value - the object to be marked */
  constructor(value: object) {
    // biome-ignore lint/correctness/noConstructorReturn: returning the object is what puts the fields of subclasses on it
    return value;
  }
}
