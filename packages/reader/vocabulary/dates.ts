import { type Key, vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

const MONTHS = vocabulary("month");

/** In the order of the year. */
const MONTH_NAMES =
  "january february march april may june july august september october november december".split(" ");

const NUMBERS = vocabulary("count");
const NUMBER_NAMES = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The month that a key names, from 1 to 12; 0 for any other key. */
export const monthNamed = (key: string | null): number => MONTH_NAMES.indexOf(key ?? "") + 1;

/** The number that a key names: 3 for `three`; 0 for any other key. */
export const numberNamed = (key: string | null): number => NUMBER_NAMES.indexOf(key ?? "") + 1;

export const monthTerms = termFinder(MONTHS);

const LENGTHS = { ...vocabulary("span"), ...vocabulary("singleSpan"), ...NUMBERS };

export type DateKey = Key<"month" | "span" | "singleSpan" | "count" | "availability">;

/** Words of dates, and words that say from when a home is free. */
export const dateTerms = termFinder<DateKey>({ ...MONTHS, ...LENGTHS, ...vocabulary("availability") });

export type StayKey = Key<"span" | "singleSpan" | "count" | "stay">;

/** Lengths of a stay, and the words beside them. */
export const stayTerms = termFinder<StayKey>({ ...LENGTHS, ...vocabulary("stay") });
