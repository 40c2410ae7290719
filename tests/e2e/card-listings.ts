import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RentalRow } from "../../supabase/demo/row.ts";
import { rentalRow } from "../support/rental-row.ts";
import { testOnSite } from "../support/site-fixture.ts";

/** Rentals in Canggu. */
export const MANY = 300;
export const picture = (name: string) => `/media/${name}.webp`;
const minute = new Date(Date.now() - 60_000).toISOString();

/** One of each kind of card, in Sanur. */
const special = [
  rentalRow(1001, {
    title: "Three pictures",
    media_urls: [picture("villa-01"), picture("pool-01"), picture("pool-02")],
  }),
  rentalRow(1002, { title: "One picture", media_urls: [picture("villa-02")] }),
  rentalRow(1003, { title: "No picture" }),
  rentalRow(1004, { title: "Broken picture", media_urls: ["/media/not-there.webp"] }),
  rentalRow(1005, { title: "Video", media_urls: ["/media/tour-01.MP4?x=1", picture("villa-03")] }),
  rentalRow(1006, { title: null }),
  rentalRow(1007, { title: "Foreign host", media_urls: ["https://pictures.example/house.jpg"] }),
  rentalRow(1008, {
    title: "Odd addresses",
    media_urls: [
      "not an address",
      "javascript:alert(1)",
      "//pictures.example/x.jpg",
      "https://[x",
      "data:,",
      "/\\x",
    ],
  }),
  rentalRow(1009, {
    title: "Weekly",
    ...{ price_amount: 9_000_000, rental_period: "week", bedrooms: 2, bathrooms: 1.5 },
  }),
  rentalRow(1010, {
    title: "Facts unknown",
    price_amount: null,
    rental_period: null,
    bedrooms: null,
    bathrooms: null,
  }),
].map((row) => ({ ...row, location: "sanur", posted_at_telegram: minute }));

export const many = Array.from({ length: MANY }, (_, index) =>
  rentalRow(index + 1, { media_urls: [picture("villa-01")] }),
);

const places = { canggu: [-8.65, 115.13], sanur: [-8.69, 115.26] } as const;

/** Writes a file for `npm start -- --listings`; resolves to its path. */
async function listingsFile(rentals: readonly RentalRow[]): Promise<string> {
  const geo_location = Object.entries(places).map(([location_name, [latitude, longitude]]) => {
    const rental_count = rentals.filter(({ location }) => location === location_name).length;
    return { location_name, latitude, longitude, rental_count };
  });
  const path = join(await mkdtemp(join(tmpdir(), "listings-")), "listings.json");
  await writeFile(path, JSON.stringify({ rentals, geo_location }));
  return path;
}

/** Tests on a site with these rentals. */
export const test = testOnSite(async () => ({
  args: ["--listings", await listingsFile([...many, ...special])],
}));
