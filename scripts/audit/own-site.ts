import { createClient } from "@supabase/supabase-js";
import { demoListings } from "../../supabase/demo/listings.ts";
import { startEmbeddedService } from "../embedded-service.ts";
import { importListings } from "../import/import-listings.ts";
import { checkedListings, readListings } from "../import/read-listings.ts";
import type { GeoLocationRow, Listings, RentalRow } from "../import/row-schema.ts";
import { atEnd } from "../lifetime.ts";
import { freeAddress, LOOPBACK, ownUrl } from "../start/address.ts";
import { upToDateBuild } from "../start/build.ts";
import { startSite } from "../start/site.ts";
import { step } from "../start/steps.ts";
import { type AddedRows, addedRows } from "./added-rows.ts";
import { type AuditedSite, type OwnSite, rentalPath } from "./audited-site.ts";
import { dataServiceSwitch } from "./data-service-switch.ts";

const FIRST_PORT = 4710;
/** As in production: pages name another host than the one that the server listens on. */
const CANONICAL = "https://monthly.example.com";
const SHARE = "https://share.example.com";
/** Soon, so that a new listing can be waited for. */
const REVALIDATE_SECONDS = 3;

export interface OwnListings {
  /** A file to serve instead of the demo listings. */
  file: string | null;
  /** Move the file's posting dates so that the newest is now. */
  asOfNow: boolean;
}

/** Names of places with rentals, those with one point together. */
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

/** An embedded data service with the listings and the added rows, behind a switch. */
async function startData(
  listings: Listings,
): Promise<Omit<OwnSite, "areas"> & { url: string; anonKey: string }> {
  const service = await startEmbeddedService();
  atEnd(service.close);
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient(service.url, service.secretKey, { auth });
  await importListings({ client, listings });
  const { url, set, close } = await dataServiceSwitch(service.url);
  atEnd(close);
  const write = async (row: RentalRow) =>
    importListings({ client, listings: { rentals: [row], geo_location: [] } });
  const { anonKey } = service;
  return {
    url,
    anonKey,
    dataService: set,
    write,
    rows: listings.rentals,
    revalidateSeconds: REVALIDATE_SECONDS,
  };
}

function audited(origin: string, area: string, own: OwnSite, added: AddedRows): AuditedSite {
  const { live, duplicate } = added;
  return {
    origin,
    canonical: CANONICAL,
    share: SHARE,
    rental: { path: rentalPath(live), id: String(live.id) },
    area,
    examples: { ...added, duplicate: { row: duplicate, original: live } },
    own,
  };
}

/** Builds and starts the site over an embedded data service, for the audit alone; it ends with the command. */
export async function startOwnSite(options: OwnListings): Promise<AuditedSite> {
  const listings = await listingsOf(options);
  const area = mainArea(listings.geo_location);
  const added = addedRows(Math.max(0, ...listings.rentals.map(({ id }) => id)), area, new Date());
  const rentals = [...listings.rentals, ...Object.values(added)];
  const [data] = await Promise.all([
    step("data service", async () => ({
      said: `embedded, ${rentals.length} listings`,
      result: await startData({ ...listings, rentals }),
    })),
    upToDateBuild(false),
  ]);
  const address = await freeAddress({ host: LOOPBACK, port: FIRST_PORT });
  Object.assign(process.env, {
    SITE_URL: CANONICAL,
    SHARE_URL: SHARE,
    EXCHANGE_RATE_URL: data.url,
    LISTINGS_REVALIDATE_SECONDS: String(REVALIDATE_SECONDS),
  });
  await startSite("start", address, data);
  return audited(ownUrl(address), area, { ...data, areas: areasOf(listings.geo_location) }, added);
}
