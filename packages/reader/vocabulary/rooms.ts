import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Nouns that a number counts as bedrooms or bathrooms, and words that only look like them. */
export const ROOM_WORDS = vocabulary("roomWord", [
  "bedroom",
  /** A bedroom, or furniture if the text also counts bedrooms. */
  "bed",
  /** An abbreviation for a bedroom after a number, for a banjar elsewhere. */
  "shortBedroom",
  /** A bedroom of a house, or one of several rooms to let. */
  "room",
  "bathroom",
  /** An abbreviation for a bathroom beside bedrooms, for a kilometre elsewhere. */
  "shortBathroom",
  /** A bathroom, or one for guests if the text also counts bathrooms. */
  "toilet",
  /** Between a number and its noun. */
  "adjective",
  /** Furniture and fittings. */
  "fitting",
  /** Rooms other than bedrooms, and bedrooms of staff. */
  "otherRoom",
]);

/** Pictures that stand for rooms. */
export const ROOM_SIGNS: Readonly<Record<string, "bedroom" | "bathroom">> = {
  "🛏": "bedroom",
  "🛌": "bedroom",
  "🛁": "bathroom",
  "🛀": "bathroom",
  "🚿": "bathroom",
};

export const NUMBER_WORDS = vocabulary("roomCount");

/** Words that imply a number of bedrooms; a studio has none. */
export const NUMBERED_BEDROOMS = vocabulary("bedrooms");

/** Words on the line of a unit that is taken. */
export const takenTerms = termFinder(vocabulary("unitState", ["taken"]));
