import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Units of time, after a sum or a number. */
const UNITS = vocabulary("unit", ["month", "year", "halfYear", "week", "night", "day"]);

/** Words for a rent by period, which may also be its label or a heading. */
const RATES = vocabulary("rate", [
  "monthly",
  "yearly",
  "weekly",
  "nightly",
  /** A night of certain days, such as weekends, with a rent of its own. */
  "dayOfWeek",
  "daily",
]);

export const YEARS = { year: UNITS.year, yearly: RATES.yearly };

export const PERIODS = { ...UNITS, ...RATES };

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
