import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { factsOfRow } from "../../scripts/import/facts-of-row.ts";
import { readListings } from "../../scripts/import/read-listings.ts";
import type { Listings, RentalRow } from "../../scripts/import/row-schema.ts";
import { geoRows, listedRows } from "../support/demo-rows.ts";

/** Listings of a real channel, beside the checkout where there are any: they are nobody's to publish. */
const REAL = fileURLToPath(new URL("../../../shared/data/listings.json", import.meta.url));
const LIVE_DAYS = 29;
const OLDEST_DAYS = 700;

const DEMO: Listings = { rentals: listedRows, geo_location: geoRows };

/** Days since the listing at this place of the order, newest first: live ones within the month, the others before it. */
function ageOf(at: number, live: number, stored: number): number {
  if (at < live) return ((at + 0.5) / live) * LIVE_DAYS;
  return 31 + ((at - live) / (stored - live)) * (OLDEST_DAYS - 31);
}

/**
 * Listings repeated until there are `stored`, newest first, of which the first `live` are of the last 30 days. Ids grow
 * with time and leave gaps, as those of a collector that also stores what it does not list. Throws without any to repeat.
 */
export async function manyListings(
  stored: number,
  live: number,
  { rentals, geo_location } = DEMO,
): Promise<Listings> {
  const now = Date.now();
  const version = await readerVersion();
  // Each text is read once: thousands of them would take a minute.
  const models = rentals.map((row) => ({ ...row, facts: factsOfRow(row, version) }));
  const repeated = Array.from({ length: stored }, (_, at) => {
    const model = models[(at * 7) % models.length];
    if (model === undefined) throw new Error("There are no listings to repeat.");
    const id = Math.round((stored - at) * 1.3);
    return {
      ...model,
      id,
      slug: model.slug === null ? null : `${model.slug}-${id}`,
      message_id: id,
      posted_at_telegram: new Date(now - ageOf(at, live, stored) * DAY_MS).toISOString(),
    };
  });
  return { rentals: repeated, geo_location };
}

const isListed = (row: RentalRow) =>
  row.message_type === "rental" && row.is_complete_listing && !row.is_deleted && row.duplicate_of_id === null;

/** The photos of real listings are on hosts that nobody may ask: the demo's stand in for them. */
function withDemoPhotos(row: RentalRow, at: number): RentalRow {
  const photos = listedRows[at % listedRows.length]?.media_urls ?? [];
  return row.media_urls.length === 0 ? row : { ...row, media_urls: photos };
}

/** The real listings, which have the places, prices and texts of a channel; the demo's where there are none. */
export async function realListings(): Promise<Listings> {
  if (!existsSync(REAL)) {
    console.log(`There are no real listings at ${REAL}: the demo's are repeated.`);
    return DEMO;
  }
  const { rentals, geo_location } = await readListings(REAL, null);
  return { rentals: rentals.filter(isListed).map(withDemoPhotos), geo_location };
}
