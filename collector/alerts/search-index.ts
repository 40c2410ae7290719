import type { Filters } from "../../lib/filters/filters.ts";
import { inRupiah } from "../../lib/filters/options.ts";
import { parseListQuery } from "../../lib/filters/schema.ts";
import { BASE_CURRENCY, convert, type ExchangeRates } from "../../lib/money/currency.ts";
import { type Places, placeIndex, placesNamed } from "../../lib/places/places.ts";
import { basePricePerMonth } from "../../lib/rental/rent.ts";
import type { AdvertisedHome } from "../../lib/search/advertised-homes.ts";
import type { SavedSearch } from "./alert-rows.ts";

export type SearchGroup = { filters: Filters; searches: SavedSearch[]; maximum: number };

/** Conversions there and back may differ by less than this. */
const ROUNDING = 1.001;

/** The highest rent in rupiah a month that can pass, which may be more than the filters let pass. */
function maximumRent(filters: Filters, rates: ExchangeRates): number {
  if (filters.unstated.includes("price")) return Number.POSITIVE_INFINITY;
  const { price_max, price_in, price_range, price_by } = filters;
  const bound = price_max === null ? null : convert(price_max, price_in, BASE_CURRENCY, rates);
  const byRange =
    price_range === null || price_by !== "month" ? Number.POSITIVE_INFINITY : inRupiah(price_range);
  return Math.min(bound ?? Number.POSITIVE_INFINITY, byRange) * ROUNDING;
}

/** Saved searches by area, the highest rents first: a new home is compared only with searches that it may fit. */
export class SearchIndex {
  readonly #byPlace = new Map<number | null, SearchGroup[]>();
  readonly #places: Places;
  readonly #rates: ExchangeRates;

  constructor(searches: readonly SavedSearch[], places: Places, rates: ExchangeRates) {
    [this.#places, this.#rates] = [places, rates];
    for (const [query, sameQuery] of Map.groupBy(searches, (search) => search.query)) {
      const filters = parseListQuery(query);
      const group = { filters, searches: sameQuery, maximum: maximumRent(filters, rates) };
      const areas = filters.location.length === 0 ? [null] : placesNamed(places, filters.location).indexes;
      for (const area of areas) {
        const groups = this.#byPlace.get(area) ?? [];
        this.#byPlace.set(area, groups);
        groups.push(group);
      }
    }
    for (const groups of this.#byPlace.values()) groups.sort((a, b) => b.maximum - a.maximum);
  }

  candidates(location: string | null, homes: readonly AdvertisedHome[]): SearchGroup[] {
    const rents = homes.map(({ rent }) => basePricePerMonth(rent, this.#rates) ?? Number.NEGATIVE_INFINITY);
    const rent = Math.min(...rents);
    const area = placeIndex(this.#places, location);
    const keys = area === null ? [null] : [null, area];
    return keys.flatMap((key) => {
      const groups = this.#byPlace.get(key) ?? [];
      const end = groups.findIndex(({ maximum }) => maximum < rent);
      return end < 0 ? groups : groups.slice(0, end);
    });
  }
}
