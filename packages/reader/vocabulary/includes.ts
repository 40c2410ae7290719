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
  /** Only beside electricity, as a meter may be a length. */
  "metered",
  "token",
  /** Before the sum up to which the rent includes a charge. */
  "cap",
  "none",
  "absent",
  "without",
  "yes",
  "allowed",
  /** Beside a facility that may not be there: `under construction`, `instead of`, `can be installed`. */
  "unsure",
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
