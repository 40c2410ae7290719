import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Units of time after a sum or a number, and words for a rent by period, which may also be its label or a heading. */
export const PERIODS = { ...vocabulary("unit"), ...vocabulary("rate") };

export const periodTerms = termFinder(PERIODS);

export const PERIOD_OF = {
  month: "month",
  halfYear: "month",
  year: "year",
  week: "week",
  night: "night",
  day: "day",
  monthly: "month",
  yearly: "year",
  weekly: "week",
  nightly: "night",
  dayOfWeek: "night",
  daily: "day",
} as const;
