import { vocabulary } from "./lexicon.ts";

/** What those say who tell, ask or complain of rents. */
export const TELLING = vocabulary("telling", [
  /** Small words: a description of a home does with few of them. */
  "telling",
  /** Of what is wrong with a home: complained of, and in no description of one. */
  "faults",
  /** Of what homes cost in general. */
  "market",
  /** Said to whoever would move in, and by who leaves. */
  "invites",
]);
