import { vocabulary } from "./lexicon.ts";

/** What a home has, or what the rent may cover. */
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
  /** Electricity and water under one word. */
  "bills",
]);

/** What is said of the topics before or after it. */
const SAYINGS = vocabulary("inclusion", [
  "includes",
  "free",
  /** Of one thing, or of a list in parentheses: gardeners, fees and visas are paid as well. */
  "paidByUs",
  /** Before a list of what the rent covers, as well as before what a home has. */
  "already",
  /** Only right after what whoever lets pays for: `наши собаки`, `наша вилла с бассейном`. */
  "ours",
  "everything",
  "allBills",
  "excludes",
  "except",
  "charged",
  /** Before a list of what costs extra, or after it. */
  "tenantPays",
  /** Who pays, after a colon or a dash: `свет, вода - арендатор`. */
  "tenant",
  /** Nothing is paid beside the rent. */
  "noExtra",
  /** Only where electricity is named: a token is of power, a meter may be a length. */
  "metered",
  "token",
  /** Of what is paid by use. */
  /** Before a sum: what the rent includes of a charge. */
  "cap",
  "estimate",
  "none",
  /** Said after the thing as well as before it. */
  "absent",
  /** What a home can do without; not `ga perlu bayar wifi`. */
  "unneeded",
  /** Before what a home has not yet. */
  "installable",
  "without",
  "yes",
  "allowed",
  /** After what a home does not have yet. */
  "unfinished",
  /** Before what something else stands for. */
  "instead",
  "isNot",
  /** Only right after the animals, at the end: `hewan jgn`. */
  "dont",
  /** Only right after the animals: much else may be fine. */
  "fine",
  "forbidden",
  "unfurnished",
  "semiFurnished",
  "petFriendly",
  "petFree",
  "fanOnly",
  "near",
  "thousand",
  /** Words that belong to something else than they seem to. */
  "unrelated",
]);

export const INCLUDES = { ...TOPICS, ...SAYINGS };
