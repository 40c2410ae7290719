import type { Listings } from "./row-schema.ts";

/** Shifts all posting dates by the same amount, so that the newest is `now`. They become ISO strings in UTC; null stays null. */
export function shiftDates(listings: Listings, now: Date): Listings {
  const posted = listings.rentals.flatMap(({ posted_at_telegram: date }) =>
    date === null ? [] : [Date.parse(date)],
  );
  const newest = posted.reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
  const shift = (date: string) => new Date(Date.parse(date) - newest + now.getTime()).toISOString();
  const rentals = listings.rentals.map((rental) => ({
    ...rental,
    posted_at_telegram: rental.posted_at_telegram === null ? null : shift(rental.posted_at_telegram),
  }));
  return { ...listings, rentals };
}
