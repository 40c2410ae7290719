/** What renters ask of an advert, in the order of asking, with its words on every screen. */
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

/** "no" also where it costs extra; "unstated" also where the words can be read in more than one way. */
export type Says = "yes" | "no" | "unstated";

/** What an advert says, in words. */
export const SAYS_WORDS: Record<Says, string> = {
  yes: "Says yes",
  no: "Says no, or costs extra",
  unstated: "Not stated",
};

/** The id of the words in the advert's text that an item is read from; the fragment that leads to them. */
export const wordsId = (item: StatedItem): string => `says-${item}`;

/** What the rent may or may not include, or the home have. */
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
