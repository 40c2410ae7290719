import { vocabulary } from "./lexicon.ts";

/** How much of a contract is left. */
export const REST = vocabulary("rest", [
  /** Before the length. */
  "before",
  /** After it; only where a contract is handed over. */
  "after",
]);

/** After a sum: that it is for what is left of a contract. */
export const FOR_REST = vocabulary("forRest", [
  /** Between the sum and the words for it. */
  "between",
  "rest",
  /** Before a day or a month. */
  "until",
]);

/** That a contract is handed over. */
export const TAKEOVERS = vocabulary("takeover", ["takeover"]);
