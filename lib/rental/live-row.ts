import { z } from "zod";
import { certainValue } from "@/lib/facts/fact";
import type { RentalFacts } from "@/lib/facts/rental-facts";
import { RENTAL_PERIODS } from "@/lib/money/period";
import { placeName } from "@/lib/places/places";
import { withoutOverrides } from "@/lib/text/plain-text";
import { canGetInTouch, type Source } from "./contact";
import { kindsIn } from "./home-type";
import { encodedUrl } from "./media";
import { rentOf } from "./rent";
import { rentalParam } from "./rental-address";
import { bedroomsInTitle } from "./title-bedrooms";

/** A numeric column arrives as a number or as text, depending on the service. Anything else becomes null. */
export const numeric = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .nullish()
  .transform((value) => (value === null || value === undefined || !Number.isFinite(value) ? null : value))
  .catch(null);

export const id = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().nonnegative());

export const text = z
  .string()
  .transform((value) => (value.trim() === "" ? null : value))
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** Without Unicode overrides, which would display a text in a different order. */
export const label = text.transform((value) => {
  const shown = withoutOverrides(value ?? "");
  return shown.trim() === "" ? null : shown;
});

/** A title without a letter or a digit, such as a lone symbol, counts as missing. */
const title = label.transform((value) => (/[\p{L}\p{N}]/u.test(value ?? "") ? value : null));

/** The usable strings of a list. A bad element does not invalidate the others. */
export const texts = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((list) => (list ?? []).filter((value) => typeof value === "string"))
  .transform((list) => list.filter((value) => value.trim() !== ""));

/** Encoded, because browsers, `srcset` and HTTP headers each reject different characters. */
const mediaUrls = texts.transform((urls) => urls.map(encodedUrl));

/** Parses Postgres's "2026-11-18 04:43:27.96+00", with or without a zone (then UTC), into an ISO time in UTC; null if unusable. */
export const timestamp = text.transform((value) => {
  if (value === null) return null;
  const iso = value
    .replace(/^(\S+) (\S+)$/, "$1T$2")
    .replace(/(T[\d:.]+[+-]\d\d)$/, "$1:00")
    .replace(/T[\d:.]+$/, "$&Z");
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
});

/** Null for a slug that cannot be part of an address; such a rental is addressed by its id. */
const slug = text.transform((value) => (value !== null && rentalParam(value) === value ? value : null));

export const rentColumns = {
  price_amount: numeric,
  price_currency: text.transform((value) => value?.trim().toUpperCase() ?? null),
  rental_period: z.enum(RENTAL_PERIODS).nullable().catch(null),
};

/** The columns of a row that a card needs, each parsed on its own: a bad value becomes null or empty. */
export const liveColumns = {
  id,
  slug,
  title,
  location: label.transform((value) => (value === null ? null : placeName(value))),
  bedrooms: numeric,
  bathrooms: numeric,
  ...rentColumns,
  posted_at_telegram: timestamp,
  media_urls: mediaUrls,
  property_type: text.transform(kindsIn),
  source: text,
  source_channel_name: text,
  message_id: numeric,
  contact_url: text,
};

type SourceColumns = Source &
  z.output<z.ZodObject<typeof rentColumns>> & {
    posted_at_telegram: string | null;
    contact_url: string | null;
    title: string | null;
    bedrooms: number | null;
    bathrooms: number | null;
    facts?: RentalFacts | null;
  };

/** Rooms that no column has are those that the text states for certain, else the title (docs/behaviour.md, L15). */
export const derivedFields = (row: SourceColumns) => ({
  posted_at: row.posted_at_telegram,
  isReachable: canGetInTouch(row),
  bedrooms: row.bedrooms ?? certainValue(row.facts?.advert.bedrooms) ?? bedroomsInTitle(row.title),
  bathrooms: row.bathrooms ?? certainValue(row.facts?.advert.bathrooms),
  rent: rentOf(row.price_amount, row.price_currency, row.rental_period),
});
