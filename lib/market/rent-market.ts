import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { neighboursOf } from "./neighbours";
import { type Quartiles, quartilesOf } from "./quartiles";

/** Fewer rents say nothing of what is usual. */
export const MIN_RENTS = 5;

/** The rents asked for homes with as many bedrooms in an area, in rupiah a month. */
export type RentGroup = Quartiles & {
  /** The name of the area in geo_location. */
  area: string;
  /** 0 for studios. */
  bedrooms: number;
  /** Whether the neighbouring areas are included, because the area alone has too few. */
  isNear: boolean;
  /** Ascending; never empty. */
  rents: readonly number[];
};

/** The rents of all live listings, computed once for each read of them. */
export type RentMarket = {
  places: Places;
  /** What counts, by the id of the rental, in rupiah a month. */
  rents: ReadonlyMap<number, number>;
  /** Groups of one area each, of any size, by the index of the place and the bedrooms. */
  own: ReadonlyMap<number, ReadonlyMap<number, RentGroup>>;
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

type Counted = { place: number; bedrooms: number; rent: number };

function groupOf(area: string, bedrooms: number, rents: readonly number[], isNear = false): RentGroup {
  const ascending = rents.toSorted((a, b) => a - b);
  return { area, bedrooms, isNear, rents: ascending, ...quartilesOf(ascending) };
}

/** Whether the bedrooms are known; 0 is a studio. */
function areCounted(bedrooms: number | null): bedrooms is number {
  return bedrooms !== null && Number.isInteger(bedrooms) && bedrooms >= 0;
}

/**
 * The rents of live listings by area and bedrooms (docs/behaviour.md, A1, A2). Listings without a known area or number
 * of bedrooms are in no group. The order of the rentals does not matter.
 */
export function rentMarket(rentals: readonly LiveRental[], places: Places, rates: ExchangeRates): RentMarket {
  const rents = new Map<number, number>();
  const counted: Counted[] = [];
  for (const rental of rentals) {
    const rent = countedRent(rental, rates);
    const place = placeIndex(places, rental.location);
    const { bedrooms } = rental;
    if (rent === null || place === null || !areCounted(bedrooms) || rents.has(rental.id)) continue;
    rents.set(rental.id, rent);
    counted.push({ place, bedrooms, rent });
  }
  const own = new Map<number, Map<number, RentGroup>>();
  for (const [place, here] of Map.groupBy(counted, (one) => one.place)) {
    const area = places.points[place]?.name ?? "";
    const byBedrooms = [...Map.groupBy(here, (one) => one.bedrooms)].map(
      ([bedrooms, alike]) =>
        [
          bedrooms,
          groupOf(
            area,
            bedrooms,
            alike.map(({ rent }) => rent),
          ),
        ] as const,
    );
    own.set(place, new Map(byBedrooms.sort(([a], [b]) => a - b)));
  }
  return { places, rents, own };
}

/** Groups of an area by bedrooms, ascending, without those that are too small to say anything (docs/behaviour.md, A4). */
export function groupsAt({ own }: RentMarket, place: number): RentGroup[] {
  return [...(own.get(place)?.values() ?? [])].filter(({ rents }) => rents.length >= MIN_RENTS);
}

/**
 * The group that a listing is compared with: its area's, else that of its area and the neighbouring ones, else none
 * (docs/behaviour.md, A2, A3). None either without a known area or number of bedrooms.
 */
export function groupFor(
  { places, own }: RentMarket,
  { location, bedrooms }: Pick<LiveRental, "location" | "bedrooms">,
): RentGroup | null {
  const place = placeIndex(places, location);
  if (place === null || !areCounted(bedrooms)) return null;
  const here = own.get(place)?.get(bedrooms);
  if (here !== undefined && here.rents.length >= MIN_RENTS) return here;
  const around = neighboursOf(places.points, place).flatMap((at) => own.get(at)?.get(bedrooms)?.rents ?? []);
  const rents = [...(here?.rents ?? []), ...around];
  const area = places.points[place]?.name ?? "";
  return rents.length < MIN_RENTS ? null : groupOf(area, bedrooms, rents, true);
}
