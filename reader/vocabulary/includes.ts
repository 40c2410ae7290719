import { vocabulary } from "./lexicon.ts";

/** Items that a home has or the rent may cover. */
export const TOPICS = vocabulary("item", [
  "electricity",
  "water",
  "wifi",
  "cleaning",
  "pool",
  "ac",
  "kitchen",
  "parking",
  "pets",
  "furnished",
  /** Electricity and water in one word. */
  "bills",
]);

const CUES = vocabulary("inclusion", [
  "includes",
  "free",
  /** Counts for one topic or a list in parentheses only: elsewhere it may be about gardeners, fees or visas. */
  "paidByUs",
  /** Before a list of covered topics, or before a facility. */
  "already",
  /** Paid by the landlord, only right after a topic; not `наши собаки`, `наша вилла с бассейном`. */
  "ours",
  "everything",
  "allBills",
  "excludes",
  "except",
  "charged",
  /** Before or after a list of extra costs. */
  "tenantPays",
  /** The payer after a colon or a dash: `свет, вода - арендатор`. */
  "tenant",
  "noExtra",
  /** Only beside electricity, as a meter may be a length. */
  "metered",
  "token",
  /** Before the sum up to which the rent includes a charge. */
  "cap",
  "estimate",
  "none",
  "absent",
  /** The home does without it; not `ga perlu bayar wifi`. */
  "unneeded",
  /** Before a facility that may be added. */
  "installable",
  "without",
  "yes",
  "allowed",
  /** After a facility under construction. */
  "unfinished",
  /** Before a facility that something else replaces. */
  "instead",
  /** `bukan`, before a facility that something else replaces. */
  "isNot",
  /** Only right after pets, at the end: `hewan jgn`. */
  "dont",
  /** Only right after pets: much else may be fine. */
  "fine",
  "forbidden",
  "unfurnished",
  "semiFurnished",
  "petFriendly",
  "petFree",
  "fanOnly",
  "near",
  "thousand",
  /** Phrases that only look like one of the above. */
  "unrelated",
]);

export const INCLUDES = { ...TOPICS, ...CUES };
