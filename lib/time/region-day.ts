import "../region/variables.ts";

/** How far the region's clocks are ahead of UTC, all year round. */
export const AHEAD_MS = +(process.env.REGION_TIME_HOURSAHEAD ?? Number.NaN) * 3_600_000;

export type Day = { year: number; month: number; day: number };

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A date without a year lies at most this many days in the past, else in the coming ten months. */
const DAYS_BACK = 60;

const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

function dayOf(time: number): Day {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The time at which the region's clocks show "2026-11-23T07:30:00"; an invalid date for malformed text. */
export const timeAtClock = (shown: string): Date => new Date(Date.parse(`${shown}Z`) - AHEAD_MS);

export const regionDay = (time: Date): Day => dayOf(time.getTime() + AHEAD_MS);

export const isoDay = (day: Day): string => new Date(timeOf(day)).toISOString().slice(0, 10);

/** Number of the region's calendar day, counted from the epoch, at a time in epoch ms. */
export const regionDayNumber = (time: number): number => Math.floor((time + AHEAD_MS) / DAY_MS);

/** "2026-11-23" */
export const isoRegionDay = (time: Date): string => isoDay(regionDay(time));

export const addDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * DAY_MS);

/** The same day of a later month, or the last day of that month if it is shorter. */
export function addMonths({ year, month, day }: Day, months: number): Day {
  const last = dayOf(Date.UTC(year, month + months, 0));
  return { ...last, day: Math.min(day, last.day) };
}

function realDay(year: number, month: number, day: number): Day | null {
  const real = dayOf(Date.UTC(year, month - 1, day));
  return real.month === month && real.day === day ? real : null;
}

/** A day of a month; without a year the first such day from two months before `posted` on. Null for 31 November. */
export function nearestDay(posted: Day, month: number, day: number, year: number | null): Day | null {
  if (year !== null) return realDay(year, month, day);
  const earliest = timeOf(addDays(posted, -DAYS_BACK));
  const years = [posted.year - 1, posted.year, posted.year + 1];
  const days = years.map((candidate) => realDay(candidate, month, day));
  return days.find((candidate) => candidate !== null && timeOf(candidate) >= earliest) ?? null;
}

export function nextDayOfMonth(posted: Day, day: number): Day | null {
  const months = [0, 1, 2].map((ahead) => addMonths({ ...posted, day: 1 }, ahead));
  const days = months.map(({ year, month }) => realDay(year, month, day));
  return days.find((candidate) => candidate !== null && timeOf(candidate) >= timeOf(posted)) ?? null;
}
