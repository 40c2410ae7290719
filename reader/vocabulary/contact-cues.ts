import { vocabulary } from "./lexicon.ts";

/** Words beside a number or a handle that say where it belongs. */
export const CONTACT_CUES = vocabulary("contactCue", [
  "whatsapp",
  "telegram",
  "other",
  "phone",
  /** Where many adverts are, not the one who lets. */
  "channel",
]);
