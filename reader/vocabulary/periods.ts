import { vocabulary } from "./lexicon.ts";

/** Units of time, which stand after an amount or after a number. */
const UNITS = vocabulary("unit", ["month", "year", "halfYear", "week", "night", "day"]);

/** Ways to say that a rent is for a period, which also stand as a label before it or as a heading. */
const RATES = vocabulary("rate", [
  "monthly",
  "yearly",
  "weekly",
  "nightly",
  /** A night of some of the days: rents for them differ by it. */
  "dayOfWeek",
  "daily",
]);

export const YEARS = { year: UNITS.year, yearly: RATES.yearly };

export const PERIODS = { ...UNITS, ...RATES };

/** The period that a unit or a rate is about. */
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
