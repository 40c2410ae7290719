import { vocabulary } from "./lexicon.ts";

/** In their order. */
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

/** Lengths of time. */
const UNITS = vocabulary("span", ["day", "week", "month", "year", "halfYear"]);

/** Lengths of time without a number. */
const SINGLE_UNITS = vocabulary("singleSpan", ["oneWeek", "oneMonth", "oneYear"]);

/** In their order, from one. */
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

const AVAILABILITY = vocabulary("availability", [
  "available",
  /** With a day: without one it may be of a contract or of a building site. */
  "handover",
  /** Who sublets lets for the time of being away, also by the night. */
  "sublets",
  /** `Available: yes, now` */
  "affirmed",
  "weekday",
  "from",
  "dayOf",
  "ordinal",
  "now",
  /** That one can move in now, in one phrase. */
  "atOnce",
  /** Without a word for now. */
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
  /** Of a time for which somebody else has the home. */
  "taken",
  /** What is free before it is said before it: `two rooms for December, after that from February`. */
  "afterThat",
  /** For the second time, as well as between the word for it and the date. */
  "again",
  /** Between the word for it and the date. */
  "filler",
  /** Of a rent for a part of the year. */
  "season",
]);

export const DATES = { ...MONTHS, ...UNITS, ...SINGLE_UNITS, ...NUMBERS, ...AVAILABILITY };

const STAY = vocabulary("stay", [
  /** In a date it is an ordinal. */
  "yearOfStay",
  "night",
  "minimum",
  /** It may be a length of stay that a lower rent is for. */
  "from",
  /** After a length; a lower rent may be for it as well. */
  "orMore",
  /** Of a number: `от 3-х месяцев`. */
  "ending",
  "stay",
  "payment",
  /** What has an age and is no stay. */
  "aged",
]);

export const STAYS = { ...UNITS, ...SINGLE_UNITS, ...NUMBERS, ...STAY };
