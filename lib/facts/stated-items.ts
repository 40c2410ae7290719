/** What renters want to know from an advert, in order of importance. Labels are the messages `facts.item.${item}`. */
export const STATED_ITEMS = [
  "rent",
  "deposit",
  "minimumStay",
  "availableFrom",
  "electricity",
  "wifi",
  "water",
  "furnished",
  "kitchen",
  "ac",
  "parking",
  "cleaning",
  "pool",
  "pets",
  "gender",
] as const;

export type StatedItem = (typeof STATED_ITEMS)[number];

/** "no" includes what costs extra; "unstated" includes ambiguous words. */
export type Says = "yes" | "no" | "unstated";

/** The items that adverts should state. Few homes are for women or for men alone. */
export type AskedItem = Exclude<StatedItem, "gender">;

export const isAsked = (item: StatedItem): item is AskedItem => item !== "gender";

export const wordsId = (item: StatedItem): string => `says-${item}`;

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
