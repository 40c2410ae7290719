import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { type Alike, alikeOf } from "./alike";
import { neighboursOf } from "./neighbours";
import { type Quartiles, quartilesOf } from "./quartiles";

/** Fewer rents say nothing of what is usual. */
export const MIN_RENTS = 5;

/** The rents asked for homes with as many bedrooms, or for rooms, in an area, in rupiah a month. */
export type RentGroup = Quartiles &
  Alike & {
    /** The name of the area in geo_location. */
    area: string;
    /** Whether the neighbouring areas are included, because the area alone has too few. */
    isNear: boolean;
    /** Ascending; never empty. */
    rents: readonly number[];
  };

/** What of one place is alike: rents in rupiah a month, none where no listing asks one that counts. */
type AlikeAtPlace = { alike: Alike; rents: readonly number[] };

/** The rents of all live listings, computed once for each read of them. */
export type RentMarket = {
  places: Places;
  /** What counts, by the id of the rental, in rupiah a month. */
  rents: ReadonlyMap<number, number>;
  /** What is listed, by the index of the place and by what is alike. */
  listed: ReadonlyMap<number, ReadonlyMap<string, AlikeAtPlace>>;
};

/**
 * The rent of a listing in rupiah a month as groups count it (docs/behaviour.md, A1). Null for one that is not asked by
 * the month, for a doubtful one, and where the rate of its currency is not known.
 */
export function countedRent(rental: LiveRental, rates: ExchangeRates): number | null {
  if (rental.rental_period !== "month") return null;
  const monthly = plausiblePrice(rental, rates);
  return monthly === null ? null : convert(monthly.perMonth, monthly.currency, BASE_CURRENCY, rates);
}

const keyOf = ({ kind, bedrooms }: Alike) => `${kind} ${bedrooms}`;

/**
 * The rents of live listings by area, kind and bedrooms (docs/behaviour.md, A1, A2). Listings without a known area, type or
 * number of bedrooms are in no group. The order of the rentals does not matter.
 */
export function rentMarket(rentals: readonly LiveRental[], places: Places, rates: ExchangeRates): RentMarket {
  const rents = new Map<number, number>();
  const listed = new Map<number, Map<string, { alike: Alike; rents: number[] }>>();
  for (const rental of rentals) {
    const place = placeIndex(places, rental.location);
    const alike = alikeOf(rental);
    if (place === null || alike === null) continue;
    const here = listed.get(place) ?? new Map<string, { alike: Alike; rents: number[] }>();
    listed.set(place, here);
    const same = here.get(keyOf(alike)) ?? { alike, rents: [] };
    here.set(keyOf(alike), same);
    const rent = countedRent(rental, rates);
    if (rent === null || rents.has(rental.id)) continue;
    rents.set(rental.id, rent);
    same.rents.push(rent);
  }
  // Here once, so that sorting what is joined of several places only merges.
  for (const here of listed.values()) for (const { rents } of here.values()) rents.sort((a, b) => a - b);
  return { places, rents, listed };
}

/**
 * The rents that what is alike at a place is compared with: those of the place, else with those of the neighbouring places, else
 * none (docs/behaviour.md, A3, A4). Every screen asks this one.
 */
function groupOf({ places, listed }: RentMarket, place: number, alike: Alike): RentGroup | null {
  const rentsAt = (at: number) => listed.get(at)?.get(keyOf(alike))?.rents ?? [];
  const own = rentsAt(place);
  const isNear = own.length < MIN_RENTS;
  const around = isNear ? neighboursOf(places.points, place).flatMap(rentsAt) : [];
  const rents = [...own, ...around].sort((a, b) => a - b);
  if (rents.length < MIN_RENTS) return null;
  return { ...alike, area: places.points[place]?.name ?? "", isNear, rents, ...quartilesOf(rents) };
}

/** The group of everything that is listed at a place: homes by bedrooms, ascending, then rooms. */
export function groupsAt(market: RentMarket, place: number): RentGroup[] {
  const groups = [...(market.listed.get(place)?.values() ?? [])];
  return groups
    .flatMap(({ alike }) => groupOf(market, place, alike) ?? [])
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.bedrooms - b.bedrooms);
}

/** The group that a listing is compared with; none without a known area, type or number of bedrooms (docs/behaviour.md, A2). */
export function groupFor(
  market: RentMarket,
  rental: Pick<LiveRental, "location" | "bedrooms" | "property_type">,
): RentGroup | null {
  const place = placeIndex(market.places, rental.location);
  const alike = alikeOf(rental);
  return place === null || alike === null ? null : groupOf(market, place, alike);
}
