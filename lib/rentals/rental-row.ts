import { z } from "zod";
import { RENTAL_PERIODS } from "@/lib/money/price-per-month";
import type { LiveRental, Rental } from "./rental";
import { rentalParam } from "./rental-param";

/** Numeric columns arrive as numbers or as text, depending on the service; anything else is no value. */
const numeric = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .nullish()
  .transform((value) => (value === null || value === undefined || !Number.isFinite(value) ? null : value))
  .catch(null);

const id = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().nonnegative());

const text = z
  .string()
  .transform((value) => (value.trim() === "" ? null : value))
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** The usable texts of a list: one bad element does not take the others with it. */
const texts = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((list) => (list ?? []).filter((value) => typeof value === "string"))
  .transform((list) => list.filter((value) => value.trim() !== ""));

/** Postgres writes "2026-11-18 04:43:27.96+00", or no zone for a column without one; inside, times are ISO in UTC. */
const timestamp = text.transform((value) => {
  if (value === null) return null;
  const iso = value
    .replace(/^(\S+) (\S+)$/, "$1T$2")
    .replace(/(T.*[+-]\d\d)$/, "$1:00")
    .replace(/T[\d:.]+$/, "$&Z");
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
});

/** A slug that no address can hold would lead nowhere; such a rental goes by its id. */
const slug = text.transform((value) => (value !== null && rentalParam(value) === value ? value : null));

const liveColumns = {
  id,
  slug,
  title: text,
  location: text.transform((value) => value?.trim().toLowerCase() ?? null),
  bedrooms: numeric,
  bathrooms: numeric,
  price_amount: numeric,
  price_currency: text.transform((value) => value?.trim().toUpperCase() ?? null),
  rental_period: z.enum(RENTAL_PERIODS).nullable().catch(null),
  posted_at_telegram: timestamp,
  media_urls: texts,
};

const liveRow = z
  .object(liveColumns)
  .transform(({ posted_at_telegram, ...row }): LiveRental => ({ ...row, posted_at: posted_at_telegram }));

const wholeRow = z
  .object({
    ...liveColumns,
    raw_description: text.transform((value) => value ?? ""),
    source: text,
    source_channel_name: text,
    message_id: numeric,
    message_type: text,
    is_complete_listing: z.boolean().catch(false),
    duplicate_of_id: id
      .nullish()
      .catch(null)
      .transform((value) => value ?? null),
    property_type: text.transform((value) => (value?.trim().toLowerCase() === "unknown" ? null : value)),
    amenities: texts,
    contact_name: text,
    contact_url: text,
  })
  .transform(({ posted_at_telegram, ...row }): Rental => ({ ...row, posted_at: posted_at_telegram }));

/** The columns a card needs, for the `select` of the list read. */
export const LIVE_COLUMNS = Object.keys(liveColumns).join(",");

/**
 * Rows of the list read as domain values. A field that is not what it should be becomes "no value"; a row
 * without a usable id throws, because then the answer is not the table we know.
 */
export function parseLiveRows(rows: unknown): LiveRental[] {
  return z.array(liveRow).parse(rows);
}

export function parseRentalRow(row: unknown): Rental {
  return wholeRow.parse(row);
}
