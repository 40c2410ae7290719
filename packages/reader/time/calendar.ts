export type Day = { year: number; month: number; day: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A date without a year lies at most this many days in the past, else in the coming ten months. */
const DAYS_BACK = 60;

const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

function dayOf(time: number): Day {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns a function that gives the day on the calendars of a time zone. Throws for an unknown zone. */
export function dayFinder(zone: string): (time: Date) => Day {
  const format = new Intl.DateTimeFormat("sv", { timeZone: zone });
  return (time) => dayOf(Date.parse(format.format(time)));
}

/** "2026-11-23" */
export const isoDay = (day: Day): string => new Date(timeOf(day)).toISOString().slice(0, 10);

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
