import { z } from "zod";
import { parseRentalFacts } from "@/lib/facts/rental-facts";
import {
  derivedFields,
  id,
  label,
  liveColumns,
  numeric,
  rentColumns,
  text,
  texts,
  timestamp,
} from "./live-row";
import { rentOf } from "./rent";
import type { Rental } from "./rental";

/** Null if the row itself shows the first post of a home, or it is not known. */
const firstPost = z
  .object({ posted_at: timestamp, text: z.string(), ...rentColumns })
  .transform(({ posted_at, text, price_amount, price_currency, rental_period }) => {
    return { posted_at, text, rent: rentOf(price_amount, price_currency, rental_period) };
  })
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

/** A row of `rentals`. Each column is parsed on its own, so that a read of a few columns gives a rental without the others. */
export const rentalRow = z
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
    const { posted_at_telegram, price_amount, price_currency, rental_period, ...row } = reachable;
    return { ...row, ...derivedFields(reachable), ...homePoint(columns) };
  });
