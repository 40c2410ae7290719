import "../region/variables.ts";

/** How far the region's clocks are ahead of UTC, all year round. */
export const AHEAD_MS = +(process.env.REGION_TIME_HOURSAHEAD ?? Number.NaN) * 3_600_000;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The time at which the region's clocks show "2026-11-23T07:30:00"; an invalid date for malformed text. */
export const timeAtClock = (shown: string): Date => new Date(Date.parse(`${shown}Z`) - AHEAD_MS);

/** Number of the region's calendar day, counted from the epoch, at a time in epoch ms. */
export const regionDayNumber = (time: number): number => Math.floor((time + AHEAD_MS) / DAY_MS);

/** "2026-11-23" */
export const isoRegionDay = (time: Date): string =>
  new Date(time.getTime() + AHEAD_MS).toISOString().slice(0, 10);
