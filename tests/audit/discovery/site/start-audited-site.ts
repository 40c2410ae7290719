import { checkedListings, readListings } from "../../../../scripts/import/read-listings.ts";
import type { GeoLocationRow, Listings } from "../../../../scripts/import/row-schema.ts";
import { demoListings } from "../../../../supabase/demo/listings.ts";
import { readingFrom, startDataBehindProxy } from "../../../support/data-behind-proxy.ts";
import { startSite } from "../../../support/site.ts";
import { type AuditedSite, rentalPath } from "./audited-site.ts";
import { exampleRows } from "./example-rows.ts";

/** As in production, pages name another host than the server's. */
const CANONICAL = "https://monthly.example.com";
const SHARE = "https://share.example.com";
/** Short, so that tests can wait for a change. */
const REVALIDATE_SECONDS = 3;

export interface OwnListings {
  /** A file to serve instead of the demo's listings. */
  file: string | null;
  /** Whether to shift the file's posting dates so that the newest is now. */
  asOfNow: boolean;
}

/** Names of places with rentals, grouped by their point. */
function areasOf(places: readonly GeoLocationRow[]): string[][] {
  const byPoint = new Map<string, string[]>();
  for (const { location_name, latitude, longitude, rental_count } of places) {
    if (rental_count === 0 || latitude === null || longitude === null) continue;
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) continue;
    const point = `${latitude} ${longitude}`;
    byPoint.set(point, [...(byPoint.get(point) ?? []), location_name]);
  }
  return [...byPoint.values()];
}

/** The name of the place with the most rentals. */
function mainArea(places: readonly GeoLocationRow[]): string {
  const usable = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return usable.toSorted((a, b) => b.rental_count - a.rental_count)[0]?.location_name ?? "";
}

async function listingsOf({ file, asOfNow }: OwnListings): Promise<Listings> {
  const now = new Date();
  if (file !== null) return readListings(file, asOfNow ? now : null);
  return checkedListings("supabase/demo", demoListings(now));
}

/** Starts the site with these listings and an example of everything that the audit checks. */
export async function startAuditedSite(
  options: OwnListings,
): Promise<{ site: AuditedSite; stop: () => Promise<void> }> {
  const listings = await listingsOf(options);
  const area = mainArea(listings.geo_location);
  const examples = exampleRows(Math.max(0, ...listings.rentals.map(({ id }) => id)), area);
  const { live } = examples;
  const data = await startDataBehindProxy({
    ...listings,
    rentals: [...listings.rentals, ...Object.values(examples)],
  });
  const { url, stop } = await startSite({
    env: { ...readingFrom(data, REVALIDATE_SECONDS), SITE_URL: CANONICAL, SHARE_URL: SHARE },
  });
  const site: AuditedSite = {
    origin: url,
    canonical: CANONICAL,
    share: SHARE,
    rental: { path: rentalPath(live), id: String(live.id) },
    area,
    examples,
    own: {
      areas: areasOf(listings.geo_location),
      inject: data.inject,
      write: data.write,
      revalidateSeconds: REVALIDATE_SECONDS,
    },
  };
  return {
    site,
    stop: async () => {
      await stop();
      await data.close();
    },
  };
}
