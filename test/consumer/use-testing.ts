// The generators, with the fast-check of the one who calls.
import fc from "fast-check";
import * as generators from "sternhalma/testing";

export const used: unknown[] = [fc, generators];
