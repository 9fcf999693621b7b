import fc from "fast-check";

// Mutation scores must not depend on luck: Stryker's workers always draw the same examples.
const seed = process.env.FC_SEED ?? (process.env.STRYKER_MUTATOR_WORKER ? "1" : undefined);

fc.configureGlobal({
  numRuns: Number(process.env.FC_RUNS ?? 100),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
});
