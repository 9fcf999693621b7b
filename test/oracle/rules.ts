// The rule-set fields of R2 and the nine presets, typed by hand from its table. Names for people are left to the library.

import type { Seat } from "./board.ts";

export interface OracleRules {
  readonly id: string;
  readonly name?: string;
  readonly seats: readonly Seat[];
  readonly pieces: 10 | 15;
  readonly jumps: "short" | "long";
  readonly teams: readonly (readonly Seat[])[] | null;
  readonly otherCorners: "pass" | "free" | "closed";
  readonly goalLock: "landing" | "move" | "off";
  readonly arrival: "any" | "most" | "all";
  readonly homeDeadline: number | null;
  readonly reply: boolean;
  readonly roundLimit: number | null;
  readonly repetition: number | null;
  readonly playOn: boolean;
  readonly passing: "forced" | "allowed";
  /** Missing means ranked (R7.3). */
  readonly undecided?: "ranked" | "shared";
}

const classic2: OracleRules = {
  id: "classic-2",
  seats: ["white", "black"],
  pieces: 10,
  jumps: "short",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 30,
  reply: true,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const classic3: OracleRules = {
  id: "classic-3",
  seats: ["white", "blue", "yellow"],
  pieces: 10,
  jumps: "short",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 30,
  reply: false,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const classic4: OracleRules = {
  id: "classic-4",
  seats: ["white", "red", "black", "yellow"],
  pieces: 10,
  jumps: "short",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 30,
  reply: false,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const classic6: OracleRules = {
  id: "classic-6",
  seats: ["white", "red", "blue", "black", "yellow", "green"],
  pieces: 10,
  jumps: "short",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 30,
  reply: false,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const longJump2: OracleRules = {
  id: "long-jump-2",
  seats: ["white", "black"],
  pieces: 10,
  jumps: "long",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 30,
  reply: true,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const longJump6: OracleRules = {
  id: "long-jump-6",
  seats: ["white", "red", "blue", "black", "yellow", "green"],
  pieces: 10,
  jumps: "long",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 30,
  reply: false,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const fifteen2: OracleRules = {
  id: "fifteen-2",
  seats: ["white", "black"],
  pieces: 15,
  jumps: "short",
  teams: null,
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "any",
  homeDeadline: 40,
  reply: true,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const doubles2x2: OracleRules = {
  id: "doubles-2x2",
  seats: ["white", "red", "black", "yellow"],
  pieces: 10,
  jumps: "short",
  teams: [
    ["white", "black"],
    ["red", "yellow"],
  ],
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "all",
  homeDeadline: 30,
  reply: false,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

const doubles3x2: OracleRules = {
  id: "doubles-3x2",
  seats: ["white", "red", "blue", "black", "yellow", "green"],
  pieces: 10,
  jumps: "short",
  teams: [
    ["white", "black"],
    ["red", "yellow"],
    ["blue", "green"],
  ],
  otherCorners: "pass",
  goalLock: "landing",
  arrival: "all",
  homeDeadline: 30,
  reply: false,
  roundLimit: 150,
  repetition: 3,
  playOn: true,
  passing: "forced",
};

/** The nine presets (R2), in the order of the table. */
export const oraclePresets: readonly OracleRules[] = [
  classic2,
  classic3,
  classic4,
  classic6,
  longJump2,
  longJump6,
  fifteen2,
  doubles2x2,
  doubles3x2,
];

export function oraclePreset(id: string): OracleRules {
  const found = oraclePresets.find((rules) => rules.id === id);
  if (found === undefined) throw new Error(`not a preset: ${id}`);
  return found;
}
