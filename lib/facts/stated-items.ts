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
] as const;

export type StatedItem = (typeof STATED_ITEMS)[number];

/** "no" includes what costs extra; "unstated" includes ambiguous words. */
export type Says = "yes" | "no" | "unstated";

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
