import { importListings } from "../../scripts/import/import-listings.ts";
import { startDataService } from "../support/data-service.ts";
import type { Line } from "./line.ts";
import { manyListings } from "./many-listings.ts";

const LISTINGS = 10_000;

/** Reading and writing ten thousand listings, to an empty data service. */
export async function importLines(): Promise<Line[]> {
  const { owner, close } = await startDataService({ rentals: [], geo_location: [] });
  const { rentals, geo_location } = await manyListings(LISTINGS, LISTINGS);
  const listings = { rentals: rentals.map((row) => ({ ...row, facts: null })), geo_location };
  const start = performance.now();
  await importListings({ client: owner, listings });
  const seconds = (performance.now() - start) / 1000;
  await close();
  return [
    { what: "import of 10,000 listings", value: seconds, unit: "s" },
    { what: "listings imported", value: LISTINGS / seconds, unit: "/s" },
  ];
}
