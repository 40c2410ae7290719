/** What renters want to know from an advert, in order of importance, with its label on every screen. */
export const STATED_ITEMS = {
  rent: "Rent",
  deposit: "Deposit",
  minimumStay: "Minimum stay",
  availableFrom: "Available from",
  electricity: "Electricity",
  water: "Water",
  wifi: "Wi-Fi",
  cleaning: "Cleaning",
  kitchen: "Kitchen",
  ac: "Air conditioning",
  pool: "Pool",
  parking: "Parking",
  pets: "Pets",
  furnished: "Furnishing",
} as const;

export type StatedItem = keyof typeof STATED_ITEMS;

/** "no" includes what costs extra; "unstated" includes ambiguous words. */
export type Says = "yes" | "no" | "unstated";

export const SAYS_WORDS: Record<Says, string> = {
  yes: "Says yes",
  no: "Says no, or costs extra",
  unstated: "Not stated",
};

/** Element id of the words that an item was read from, for links to them. */
export const wordsId = (item: StatedItem): string => `says-${item}`;

/** What the rent may include or the home may have. */
export const INCLUDED = [
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
] as const satisfies readonly StatedItem[];

export type Include = (typeof INCLUDED)[number];
