import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** In the order of the year. */
export const MONTHS = vocabulary("month", [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
]);

export const monthTerms = termFinder(MONTHS);

const UNITS = vocabulary("span", ["day", "week", "month", "year", "halfYear"]);

/** Lengths of time without a number. */
const SINGLE_UNITS = vocabulary("singleSpan", ["oneWeek", "oneMonth", "oneYear"]);

/** In order, from one. */
export const NUMBERS = vocabulary("count", [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
]);

const NUMBER_NAMES: readonly string[] = Object.keys(NUMBERS);

/** The number that a key names: 3 for `three`; 0 for any other key. */
export const numberNamed = (key: string | null): number => NUMBER_NAMES.indexOf(key ?? "") + 1;

const AVAILABILITY = vocabulary("availability", [
  "available",
  /** Only with a day: otherwise it may be about a contract or a building site. */
  "handover",
  /** A sublet lasts while the tenant is away. */
  "sublets",
  /** `Available: yes, now` */
  "affirmed",
  "weekday",
  "from",
  "dayOf",
  "ordinal",
  "now",
  /** A phrase for moving in now. */
  "atOnce",
  /** Ready to move in, without a word for now. */
  "movable",
  "tomorrow",
  "nextWeek",
  "nextMonth",
  "in",
  "later",
  "first",
  "early",
  "mid",
  "late",
  "until",
  "taken",
  /** Refers to an earlier free time: `two rooms for December, after that from February`. */
  "afterThat",
  /** A later free time; it may stand between `available` and its date. */
  "again",
  /** Between `available` and its date. */
  "filler",
  "season",
]);

export const DATES = { ...MONTHS, ...UNITS, ...SINGLE_UNITS, ...NUMBERS, ...AVAILABILITY };

const STAY = vocabulary("stay", [
  /** A year that is an ordinal in dates. */
  "yearOfStay",
  "night",
  "minimum",
  /** Before a length, which may be the condition of a lower rent. */
  "from",
  /** After a length, which may be the condition of a lower rent. */
  "orMore",
  /** Ending of a number: `от 3-х месяцев`. */
  "ending",
  "stay",
  "payment",
  /** Words for an age: `years old`. */
  "aged",
]);

export const STAYS = { ...UNITS, ...SINGLE_UNITS, ...NUMBERS, ...STAY };
