import type { Line } from "./line.ts";
import { serviceWith } from "./stored-site.ts";

const LISTINGS = 10_000;

/** Writing ten thousand listings to an empty data service. */
export async function importLines(): Promise<Line[]> {
  const service = await serviceWith(LISTINGS, LISTINGS);
  await service.close();
  const seconds = service.importMs / 1000;
  return [
    { what: "import of 10,000 listings", value: seconds, unit: "s" },
    { what: "listings imported", value: LISTINGS / seconds, unit: "/s" },
  ];
}
