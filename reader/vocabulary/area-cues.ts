import { vocabulary } from "./lexicon.ts";

/** Words before or after the name of a place that say what the place is to the home. */
export const AREA_CUES = vocabulary("areaCue", [
  /** The home is there. */
  "located",
  "in",
  /** The home is somewhere near. */
  "near",
  /** Somebody or something else is there. */
  "elsewhere",
  /** Other islands, and places there: some have a Kuta or a Kediri of their own. */
  "otherIsland",
  /** Between two places: the first one was a slip. */
  "corrects",
  /** Beside a name: a place called after another, a road there, or a manner. */
  "landmark",
  "street",
  /** After a number: how far or how long. */
  "distance",
  /** Words of time, price and people that hold a word of nearness, or of how far it is. */
  "noPlace",
  /** A number in words, which may count minutes. */
  "number",
  /** After a number: still there. */
  "metres",
  "and",
]);
