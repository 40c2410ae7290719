import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RentalRow } from "../../supabase/demo/row.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A row with no more than a title, posted as many hours ago as its id says, so that lower ids come first. */
export function listing(id: number, row: Partial<RentalRow> = {}): RentalRow {
  return {
    id,
    slug: `home-${id}`,
    title: `Home ${id}`,
    raw_description: `Advert number ${id}`,
    ...{
      source: "telegram",
      source_channel_name: "homes_demo",
      message_id: id,
      message_type: "rental" as const,
    },
    ...{ is_complete_listing: true, is_deleted: false, duplicate_of_id: null },
    posted_at_telegram: new Date(Date.now() - id * HOUR_MS).toISOString(),
    ...{ price_amount: 10_000_000, price_currency: "IDR" as const, rental_period: "month" as const },
    ...{ bedrooms: 1, bathrooms: 1, property_type: "house", amenities: [], media_urls: [] },
    ...{ location: "canggu", contact_name: null, contact_url: null },
    ...row,
  };
}

const places = { canggu: [-8.65, 115.13], sanur: [-8.69, 115.26] } as const;

/** Writes a file for `npm start -- --listings`; gives its path. */
export async function listingsFile(rentals: readonly RentalRow[]): Promise<string> {
  const geo_location = Object.entries(places).map(([location_name, [latitude, longitude]]) => {
    const rental_count = rentals.filter(({ location }) => location === location_name).length;
    return { location_name, latitude, longitude, rental_count };
  });
  const path = join(await mkdtemp(join(tmpdir(), "listings-")), "listings.json");
  await writeFile(path, JSON.stringify({ rentals, geo_location }));
  return path;
}
