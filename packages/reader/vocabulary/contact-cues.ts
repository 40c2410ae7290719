import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Words beside a number or an account that name its network. */
export const CONTACT_CUES = vocabulary("contactCue", [
  "whatsapp",
  "telegram",
  "other",
  "phone",
  /** A channel of many adverts, not an account of the landlord. */
  "channel",
]);

export const contactCueTerms = termFinder(CONTACT_CUES);
