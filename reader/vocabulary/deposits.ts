import { vocabulary } from "./lexicon.ts";

/** Beside a word for a deposit. */
export const DEPOSIT_WORDS = vocabulary("depositWord", [
  /** None is asked. */
  "denial",
  /** After a denial: one may be asked all the same. */
  "condition",
  /** Deposits that are asked for something else than the home. */
  "ofElse",
]);
