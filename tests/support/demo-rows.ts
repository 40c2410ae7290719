import { DAY_MS } from "../../lib/time/region-day.ts";
import { DEMO_AS_OF } from "./demo-as-of.ts";
import { demoListings, type RentalRow } from "./demo-listings.ts";

export type { RentalRow };

const now = Date.parse(DEMO_AS_OF);

/** Every demo row, also those that are not listed. */
export const { rentals: allRows, geo_location: geoRows } = demoListings(new Date(now));

function ageInDays(row: RentalRow): number {
  return (now - Date.parse(row.posted_at_telegram)) / DAY_MS;
}

/** Whether a row leaves a way to get in touch: an address, or a post of a public channel. */
const isReachable = (row: RentalRow) =>
  row.contact_url !== null ||
  (row.source === "telegram" && row.source_channel_name !== null && row.message_id !== null);

const ZONE_MS = 8 * 60 * 60 * 1000;

/** The day of Bali's calendar that a row was posted on. */
const dayOf = (row: RentalRow) => Math.floor((Date.parse(row.posted_at_telegram) + ZONE_MS) / DAY_MS);

/** What the default list shows, in its order: computed from the demo's rows without the site's code. */
export const listedRows = allRows
  .filter((row) => row.message_type === "rental" && row.is_complete_listing)
  .filter((row) => !row.is_deleted && row.duplicate_of_id === null && ageInDays(row) <= 30)
  .sort(
    (a, b) =>
      +isReachable(b) - +isReachable(a) ||
      dayOf(b) - dayOf(a) ||
      +(b.media_urls.length > 0) - +(a.media_urls.length > 0) ||
      b.posted_at_telegram.localeCompare(a.posted_at_telegram) ||
      b.id - a.id,
  );

const pointOf = (name: string | null) => {
  const place = geoRows.find((row) => row.rental_count > 0 && row.location_name === name?.toLowerCase());
  return place === undefined ? null : `${place.latitude} ${place.longitude}`;
};

/** Listed rows at a place, by its point: names with one point are one place. */
export function rowsAt(place: string): RentalRow[] {
  return listedRows.filter(
    ({ location }) => pointOf(location) !== null && pointOf(location) === pointOf(place),
  );
}

export function foldedText(row: RentalRow): string {
  return `${row.title ?? ""}\n${row.raw_description ?? ""}`.toLowerCase();
}

export function pathOf({ slug, id }: Pick<RentalRow, "slug" | "id">): string {
  return `/rental/${slug ?? id}`;
}

/** The first row that fits; throws when the demo has none. */
export function someRow(rows: readonly RentalRow[], fits: (row: RentalRow) => boolean): RentalRow {
  const row = rows.find(fits);
  if (row === undefined) throw new Error("The demo has no such row.");
  return row;
}
