import type { Wish } from "@rentals/reader/wish/wish.ts";
import { MIN_BATHROOMS, MIN_BEDROOMS, maximumOf, PRICE_RANGES } from "@/lib/filters/options";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { pricePerMonth } from "@/lib/money/period";
import { homeTypesOf } from "@/lib/rental/home-type";

/** A canonical query string, empty for no filters, and the words that were not understood. */
export type WishQuery = { query: string; unread: readonly string[] };

export const NO_WISH: WishQuery = { query: "", unread: [] };

type Params = Record<string, string | number | null>;

/** One of the offered maxima if the rent is one, else bounds in its currency; both by the month. */
function rentParams(rent: Wish["rent"]): Params {
  if (rent === null) return {};
  const { currency, period } = rent;
  const [least, most] = [rent.least, rent.most].map((limit) => pricePerMonth(limit, period));
  const range = PRICE_RANGES.find((range) => maximumOf(range) === most);
  if (range && rent.least === null && currency === BASE_CURRENCY)
    return { price_range: range, price_by: "month" };
  return { price_min: least ?? null, price_max: most ?? null, price_in: currency };
}

/** Electricity and water are one choice. */
function itemsOf({ includes }: Wish): string[] {
  const hasBills = includes.includes("electricity") && includes.includes("water");
  return hasBills
    ? [...includes.filter((item) => item !== "electricity" && item !== "water"), "bills"]
    : [...includes];
}

const MOST_BEDROOMS = Math.max(...MIN_BEDROOMS);
const MOST_BATHROOMS = Math.max(...MIN_BATHROOMS);

/** At most what the filter offers: "6+". A studio is no minimum. */
const minimum = (rooms: number | null | undefined, most: number) => (rooms ? Math.min(rooms, most) : null);

/**
 * The filters of a wish (docs/behaviour.md, F33). An area becomes the narrowest place that contains it and that `isPlace`
 * knows; without one its words are unread.
 */
export function wishQuery(wish: Wish, isPlace: (name: string) => boolean): WishQuery {
  const areas = wish.areas.map(({ names, words }) => ({ place: names.find(isPlace), words }));
  const params: Params = {
    location: areas.flatMap(({ place }) => place ?? []).join(),
    ...rentParams(wish.rent),
    min_bedrooms: minimum(wish.bedrooms?.least, MOST_BEDROOMS),
    max_bedrooms: wish.bedrooms?.most ?? null,
    min_bathrooms: minimum(wish.minBathrooms, MOST_BATHROOMS),
    type: Array.from(homeTypesOf({ property_type: wish.types.join() }) ?? []).join(),
    includes: itemsOf(wish).join(),
    stay: wish.stayMonths,
    available: wish.availableBy,
  };
  const set = Object.entries(params).flatMap(([key, value]) =>
    value === null || value === "" ? [] : [[key, String(value)]],
  );
  const unknown = areas.flatMap(({ place, words }) => (place === undefined ? [words] : []));
  return {
    query: canonicalQuery(parseListQuery(new URLSearchParams(set))),
    unread: [...unknown, ...wish.unread],
  };
}
