import { vocabulary } from "./lexicon.ts";

/** Kinds of home. Listings show the keys. */
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
  /** Phrases that only look like a kind of home. */
  "notHome",
]);
