import { type Seat, seats } from "../geometry/seat.ts";
import { makeVariant } from "./made.ts";
import type { Variant } from "./variant.ts";

/**
 * The ids of the nine presets, in the order of R2.
 * @since 0.1.0
 */
export const presetIds = [
  "classic-2",
  "classic-3",
  "classic-4",
  "classic-6",
  "long-jump-2",
  "long-jump-6",
  "fifteen-2",
  "doubles-2x2",
  "doubles-3x2",
] as const;

/**
 * The id of a preset.
 * @since 0.1.0
 */
export type PresetId = (typeof presetIds)[number];

type Different = Partial<Omit<Variant, "id" | "name" | "seats">>;

/* @__NO_SIDE_EFFECTS__ */
const preset = (id: PresetId, name: string, order: readonly Seat[], different: Different = {}): Variant =>
  makeVariant({
    id,
    name,
    seats: order,
    pieces: 10,
    jumps: "short",
    teams: null,
    otherCorners: "pass",
    goalLock: "landing",
    arrival: "any",
    homeDeadline: 30,
    reply: order.length === 2,
    roundLimit: 150,
    repetition: 3,
    playOn: true,
    passing: "forced",
    ...different,
  });

/**
 * Two players face to face.
 * @since 0.1.0
 */
export const classic2: Variant = /* @__PURE__ */ preset("classic-2", "Classic, two players", ["white", "black"]);

/**
 * Three players at alternating corners.
 * @since 0.1.0
 */
export const classic3: Variant = /* @__PURE__ */ preset("classic-3", "Classic, three players", [
  "white",
  "blue",
  "yellow",
]);

/**
 * Four players, two facing pairs.
 * @since 0.1.0
 */
export const classic4: Variant = /* @__PURE__ */ preset("classic-4", "Classic, four players", [
  "white",
  "red",
  "black",
  "yellow",
]);

/**
 * Six players, every corner taken.
 * @since 0.1.0
 */
export const classic6: Variant = /* @__PURE__ */ preset("classic-6", "Classic, six players", seats);

/**
 * Two players with long jumps (R3.4).
 * @since 0.1.0
 */
export const longJump2: Variant = /* @__PURE__ */ preset("long-jump-2", "Long jumps, two players", ["white", "black"], {
  jumps: "long",
});

/**
 * Six players with long jumps (R3.4).
 * @since 0.1.0
 */
export const longJump6: Variant = /* @__PURE__ */ preset("long-jump-6", "Long jumps, six players", seats, {
  jumps: "long",
});

/**
 * Two players with 15 pieces each (R1.4).
 * @since 0.1.0
 */
export const fifteen2: Variant = /* @__PURE__ */ preset(
  "fifteen-2",
  "Fifteen pieces, two players",
  ["white", "black"],
  {
    pieces: 15,
    homeDeadline: 40,
  },
);

/**
 * Two teams of two; partners face each other (R6.5).
 * @since 0.1.0
 */
export const doubles2x2: Variant = /* @__PURE__ */ preset(
  "doubles-2x2",
  "Doubles, two teams of two",
  ["white", "red", "black", "yellow"],
  {
    teams: [
      ["white", "black"],
      ["red", "yellow"],
    ],
    arrival: "all",
  },
);

/**
 * Three teams of two; partners face each other (R6.5).
 * @since 0.1.0
 */
export const doubles3x2: Variant = /* @__PURE__ */ preset("doubles-3x2", "Doubles, three teams of two", seats, {
  teams: [
    ["white", "black"],
    ["red", "yellow"],
    ["blue", "green"],
  ],
  arrival: "all",
});

/**
 * The nine presets in the order of R2, as for a menu: each has an `id`, a `name` for people and its `seats`.
 * @example
 * ```ts
 * import { variants } from "sternhalma";
 *
 * const items = variants.map(({ id, name, seats }) => ({
 *   value: id,
 *   label: name,
 *   players: seats.length,
 * }));
 * items[1]; // { value: "classic-3", label: "Classic, three players", players: 3 }
 * ```
 * @since 0.1.0
 */
export const variants: readonly Variant[] = /* @__PURE__ */ Object.freeze([
  classic2,
  classic3,
  classic4,
  classic6,
  longJump2,
  longJump6,
  fifteen2,
  doubles2x2,
  doubles3x2,
]);

/**
 * The preset with an id.
 *
 * @param id - any string
 * @returns the preset, or undefined if none has this id
 * @example
 * ```ts
 * import { findVariant } from "sternhalma";
 *
 * findVariant("fifteen-2")?.pieces; // 15
 * findVariant("__proto__"); // undefined
 * ```
 * @since 0.1.0
 */
export const findVariant = (id: string): Variant | undefined => variants.find((variant) => variant.id === id);
