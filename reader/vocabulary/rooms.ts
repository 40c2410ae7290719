import { vocabulary } from "./lexicon.ts";

/** Words beside which a number counts bedrooms or bathrooms, and words that only look like them. */
export const ROOM_WORDS = vocabulary("roomWord", [
  "bedroom",
  /** Furniture where bedrooms are counted as well. */
  "bed",
  /** Short for a bedroom after a number; otherwise a banjar. */
  "shortBedroom",
  /** In a house to let a bedroom; of rooms to let one of several. */
  "room",
  "bathroom",
  /** Short for a bathroom beside a count of bedrooms; otherwise a kilometre or part of another word. */
  "shortBathroom",
  /** A bathroom where none is counted by its name; otherwise one for guests. */
  "toilet",
  /** Between a number and what it counts. */
  "adjective",
  /** Furniture and fittings. */
  "fitting",
  /** Rooms that are no bedrooms, and bedrooms of those who work there. */
  "otherRoom",
]);

/** Pictures beside which a number counts. */
export const ROOM_SIGNS: Readonly<Record<string, "bedroom" | "bathroom">> = {
  "🛏": "bedroom",
  "🛌": "bedroom",
  "🛁": "bathroom",
  "🛀": "bathroom",
  "🚿": "bathroom",
};

/** Numbers in words. */
export const NUMBER_WORDS = vocabulary("roomCount", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);

/** Words that hold a number of bedrooms; a studio has none. */
export const NUMBERED_BEDROOMS = vocabulary("bedrooms", ["0", "1", "2", "3", "4", "5", "6"]);

/** On the line of a unit that is let no more. */
export const TAKEN = vocabulary("unitState", ["taken"]);

/** Kinds of rooms whose names distinguish rents: `single 7.5, double 9.5 mln`. */
export const ROOM_KINDS = vocabulary("roomKind", ["kind"]);
