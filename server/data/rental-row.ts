import { z } from "zod";
import { parseRentalFacts } from "@/lib/facts/rental-facts";
import {
  derivedFields,
  id,
  label,
  liveColumns,
  liveRow,
  numeric,
  text,
  texts,
  timestamp,
} from "@/lib/rentals/live-row";
import type { LiveRental, Rental } from "@/lib/rentals/rental";
import { reportOnce } from "@/server/reporting/report-error";

const { price_amount, price_currency, rental_period, posted_at_telegram } = liveColumns;
const rentColumns = { id, posted_at_telegram, price_amount, price_currency, rental_period };

/** Null if the row itself shows the first post of a home, or it is not known. */
const firstPost = z
  .object({ posted_at: timestamp, text: z.string(), price_amount, price_currency, rental_period })
  .nullable()
  .catch(null);

const raw_description = text.transform((value) => value ?? "");

type HomePoint = Pick<Rental, "latitude" | "longitude" | "pointBy">;

/** The point of a home: by the site's owner, else by the advert (docs/behaviour.md, P13). */
function homePoint({
  latitude,
  longitude,
  facts,
}: Omit<HomePoint, "pointBy"> & Pick<Rental, "facts">): HomePoint {
  if (latitude !== null && longitude !== null) return { latitude, longitude, pointBy: "owner" };
  const pin = facts?.pin ?? null;
  return pin === null ? { latitude: null, longitude: null, pointBy: null } : { ...pin, pointBy: "advert" };
}

/** The published contact. A row may come without one: then the first that its text gives (docs/behaviour.md, D7). */
function contactUrl({ contact_url, facts }: Pick<Rental, "contact_url" | "facts">): string | null {
  const [stated = null] = facts?.contacts ?? [];
  return contact_url ?? stated?.replace(/^tg:/, "https://t.me/") ?? null;
}

/** Other listings with the same photos; empty if there are none, or the data service does not compare photos. */
const sharedPhotos = z.array(z.object({ id, photos: z.int() })).catch([]);

const wholeRow = z
  .object({
    ...liveColumns,
    raw_description,
    message_type: text,
    is_complete_listing: z.boolean().catch(false),
    duplicate_of_id: id.nullable().catch(null),
    amenities: texts,
    contact_name: label,
    first_post: firstPost,
    owner_statements: text,
    facts: z.unknown().optional().transform(parseRentalFacts),
    latitude: numeric,
    longitude: numeric,
    shared_photos: sharedPhotos,
  })
  .transform((columns): Rental => {
    const reachable = { ...columns, contact_url: contactUrl(columns) };
    const { posted_at_telegram, ...row } = reachable;
    return { ...row, ...derivedFields(reachable), ...homePoint(columns) };
  });

export const rentRow = z
  .object(rentColumns)
  .transform(({ posted_at_telegram: posted_at, ...row }) => ({ ...row, posted_at }));

export const RENT_COLUMNS = Object.keys(rentColumns).join(",");

const postColumns = {
  id,
  raw_description,
  source: text,
  source_channel_name: text,
  message_id: numeric,
};

export const postRow = z.object(postColumns);

export const POST_COLUMNS = Object.keys(postColumns).join(",");

/** What the keyword index reads of a row. */
export const describedRow = z.object({
  id,
  raw_description: text,
  contact_url: text,
  facts: z.unknown().optional(),
  first_amount: z.unknown().optional(),
  first_currency: z.unknown().optional(),
  first_period: z.unknown().optional(),
});

export const DESCRIBED_COLUMNS = "id,raw_description,contact_url";

const identified = z.object({ id: z.unknown() }).catch({ id: undefined });

function reportUnusableRow(row: unknown, error: Error): void {
  const id = JSON.stringify(identified.parse(row).id ?? null);
  reportOnce(`The rental with the id ${id} is left out: its row is not usable`, error);
}

/** Parses a row. An invalid field becomes null or empty; a row without a usable id gives null and is passed to `onUnusable`. */
function usableRow<Row>(
  schema: z.ZodType<Row>,
  row: unknown,
  onUnusable: typeof reportUnusableRow,
): Row | null {
  const { data, error } = schema.safeParse(row);
  if (error) onUnusable(row, error);
  return data ?? null;
}

/** The usable rows of the list read. */
export function usableLiveRows(rows: readonly unknown[], onUnusable = reportUnusableRow): LiveRental[] {
  return rows.flatMap((row) => usableRow(liveRow, row, onUnusable) ?? []);
}

/** Throws if no row of a response is usable: the table is not the one that we know. */
function checkUsable(read: number, usable: number): void {
  if (read > 0 && usable === 0) throw new Error(`None of ${read} rows is a rental`);
}

/** `usableLiveRows` for a whole response; throws if it has rows and none of them is usable. */
export function parseLiveRows(rows: readonly unknown[], onUnusable = reportUnusableRow): LiveRental[] {
  const rentals = usableLiveRows(rows, onUnusable);
  checkUsable(rows.length, rentals.length);
  return rentals;
}

/** `parseLiveRows` for a response of several pages; throws after the last one. */
export async function* parseLivePages(pages: AsyncIterable<unknown[]>): AsyncGenerator<LiveRental[]> {
  let [read, usable] = [0, 0];
  for await (const page of pages) {
    const rentals = usableLiveRows(page);
    read += page.length;
    usable += rentals.length;
    yield rentals;
  }
  checkUsable(read, usable);
}

/** A whole row; null without a usable id. */
export function parseRentalRow(row: unknown, onUnusable = reportUnusableRow): Rental | null {
  return usableRow(wholeRow, row, onUnusable);
}
