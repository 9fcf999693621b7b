import { createContext, runInContext } from "node:vm";

/*
 * The ways in which a value comes from elsewhere: sent, stored, drafted, observed, spread. Every copy tells which objects it is made of,
 * so that none of them can turn up in an answer unseen.
 */

/** A value from elsewhere. */
export interface Copy {
  readonly value: unknown;
  /** Every object of it; of a proxy, those that were handed out so far. */
  readonly objects: ReadonlySet<object>;
  /** What was written to it. */
  readonly written: readonly string[];
}

/** A way of copying what is plain; undefined for what it cannot copy. */
type Copying = (value: object) => Copy | undefined;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The fields that a value has itself; none of what is no object, nor of an accessor. */
export const partsOf = (value: unknown): [string, unknown][] =>
  isObject(value) && !ArrayBuffer.isView(value)
    ? Object.entries(Object.getOwnPropertyDescriptors(value))
        .filter(([, descriptor]) => "value" in descriptor)
        .map(([key, descriptor]): [string, unknown] => [key, descriptor.value])
    : [];

/** All objects of a value, itself included. */
export const objectsOf = (value: unknown, found: Set<object> = new Set()): Set<object> => {
  if (!isObject(value) || found.has(value)) return found;
  found.add(value);
  for (const [, part] of partsOf(value)) objectsOf(part, found);
  return found;
};

/** Whether there is a function somewhere in a value, which only spreading and proxies carry along. */
export const holdsFunction = (value: unknown): boolean =>
  typeof value === "function" || partsOf(value).some(([, part]) => holdsFunction(part));

/** Whether a value is made of lists and plain objects alone. Others are somebody else's, such as an error or bytes, and stay what they are. */
const isPlain = (value: unknown): boolean =>
  !isObject(value) ||
  ((Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    partsOf(value).every(([, part]) => isPlain(part)));

const plain = (value: unknown): Copy => ({ value, objects: objectsOf(value), written: [] });

/** Every object of a value made anew. */
const rebuilt = (value: unknown, make: (parts: [string, unknown][], original: object) => object): unknown => {
  if (!isObject(value)) return value;
  const parts = partsOf(value).map(([key, part]): [string, unknown] => [key, rebuilt(part, make)]);
  return make(parts, value);
};

const asList = (parts: [string, unknown][]): unknown[] =>
  parts.filter(([key]) => key !== "length").map(([, part]) => part);

const asPlain = (parts: [string, unknown][], original: object): object =>
  Array.isArray(original) ? asList(parts) : Object.fromEntries(parts);

/** A copy of something plain, frozen all the way down. */
export const deepFrozen = (value: unknown): unknown =>
  rebuilt(value, (parts, original) => Object.freeze(asPlain(parts, original)));

const viaJSON = (value: object): unknown => JSON.parse(JSON.stringify(value));

/**
 * A proxy around each object, as observers have them: the objects themselves are never handed out.
 *
 * @param shadowOf - what the proxy of an object stands before: the object, or something else when it is frozen, since of a frozen object
 * a proxy may hand out nothing but what is there
 */
const membrane = (root: object, shadowOf: (real: object) => object): Copy => {
  const objects = objectsOf(root);
  const written: string[] = [];
  const proxies = new Map<object, object>();
  const refuse = (_: object, key: string | symbol): never => {
    written.push(String(key));
    throw new Error(`written: ${String(key)}`);
  };
  const wrapped = (real: unknown): unknown => {
    if (!isObject(real)) return real;
    const known = proxies.get(real);
    if (known !== undefined) return known;
    const proxy = new Proxy(shadowOf(real), {
      get: (_, key) => wrapped(Reflect.get(real, key)),
      has: (_, key) => Reflect.has(real, key),
      ownKeys: () => Reflect.ownKeys(real),
      getPrototypeOf: () => Reflect.getPrototypeOf(real),
      getOwnPropertyDescriptor: (_, key) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(real, key);
        if (descriptor === undefined) return undefined;
        // A list in front has a length of its own, which cannot be told to be another kind of property.
        const configurable = !(Array.isArray(real) && key === "length");
        return { ...descriptor, value: wrapped(descriptor.value), configurable, writable: true };
      },
      set: refuse,
      defineProperty: refuse,
      deleteProperty: refuse,
    });
    proxies.set(real, proxy);
    objects.add(proxy);
    return proxy;
  };
  return { value: wrapped(root), objects, written };
};

const elsewhere = createContext({});
const parseElsewhere: (text: string) => unknown = runInContext("(text) => JSON.parse(text)", elsewhere);

class Model {
  constructor(parts: [string, unknown][]) {
    for (const [key, part] of parts) (this as Record<string, unknown>)[key] = part;
  }
}

const ifData =
  (copy: (value: object) => unknown): Copying =>
  (value) =>
    holdsFunction(value) ? undefined : plain(copy(value));

const ways: Readonly<Record<string, Copying>> = {
  "through JSON": ifData(viaJSON),
  "a structured clone": ifData(structuredClone),
  "from another realm": ifData((value) => parseElsewhere(JSON.stringify(value))),
  "frozen, through JSON": ifData((value) => deepFrozen(viaJSON(value))),
  "deep proxies": (value) => membrane(rebuilt(value, asPlain) as object, (real) => real),
  "deep proxies of frozen objects": (value) =>
    membrane(deepFrozen(value) as object, (real) => (Array.isArray(real) ? [] : {})),
  "a spread": (value) => {
    const copy = Array.isArray(value) ? [...value] : { ...value };
    // What it holds was made here.
    return { value: copy, objects: new Set([copy]), written: [] };
  },
  "spreads all the way down": (value) => plain(rebuilt(value, asPlain)),
  "without prototypes": (value) =>
    plain(
      rebuilt(value, (parts, original) =>
        Array.isArray(original) ? asList(parts) : Object.assign(Object.create(null), asPlain(parts, original)),
      ),
    ),
  "objects of a class": (value) =>
    plain(rebuilt(value, (parts, original) => (Array.isArray(original) ? asList(parts) : new Model(parts)))),
  "accessors all the way down": (value) => {
    const objects = new Set<object>();
    const copy = rebuilt(value, (parts, original) => {
      const made = Array.isArray(original) ? asList(parts) : {};
      if (!Array.isArray(original)) {
        for (const [key, part] of parts) Object.defineProperty(made, key, { enumerable: true, get: () => part });
      }
      objects.add(made);
      return made;
    });
    return { value: copy, objects, written: [] };
  },
};

/** Copies something in every way in which it can be copied, by the names of the ways. What is not plain is not copied. */
export const copiesOf = (value: object): ReadonlyMap<string, Copy> => {
  const found = new Map<string, Copy>();
  if (!isPlain(value)) return found;
  for (const [way, copy] of Object.entries(ways)) {
    const made = copy(value);
    if (made !== undefined) found.set(way, made);
  }
  return found;
};
