import type { Listings } from "../../scripts/import/row-schema.ts";
import { geoRows, listedRows } from "../e2e/demo-rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIVE_DAYS = 29;
const OLDEST_DAYS = 700;

/** Days since the listing at this place of the order, newest first: live ones within the month, the others before it. */
function ageOf(at: number, live: number, stored: number): number {
  if (at < live) return ((at + 0.5) / live) * LIVE_DAYS;
  return 31 + ((at - live) / (stored - live)) * (OLDEST_DAYS - 31);
}

/**
 * The demo's listings repeated until there are `stored`, of which the newest `live` are of the last 30 days. Ids grow
 * with time and leave gaps, as those of a collector that also stores what it does not list.
 */
export function manyListings(stored: number, live: number): Listings {
  const now = Date.now();
  const rentals = Array.from({ length: stored }, (_, at) => {
    const model = listedRows[(at * 7) % listedRows.length];
    if (model === undefined) throw new Error("The demo lists nothing.");
    const id = Math.round((stored - at) * 1.3);
    return {
      ...model,
      id,
      slug: model.slug === null ? null : `${model.slug}-${id}`,
      message_id: id,
      posted_at_telegram: new Date(now - ageOf(at, live, stored) * DAY_MS).toISOString(),
    };
  });
  return { rentals, geo_location: geoRows };
}
