import { vocabulary } from "./lexicon.ts";

/** What kind of home it is; the keys are what a listing says. */
export const PROPERTY_TYPES = vocabulary("type", [
  "villa",
  "house",
  "apartment",
  "townhouse",
  "bungalow",
  "cottage",
  "loft",
  "guest house",
  "studio",
  /** Not what is let. */
  "notHome",
]);
