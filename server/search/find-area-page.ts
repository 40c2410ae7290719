import { neighboursOf } from "@/lib/market/neighbours";
import { groupsAt, type RentGroup } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import { areaParam, findArea } from "@/lib/places/area-path";
import { countByPoint, type Place, type PlaceCount, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import type { Snapshot } from "@/lib/search/snapshot";
import { snapshot } from "@/server/data/snapshot";
import { currentMarket } from "./current-market";

/** Areas with fewer listings are too thin to be indexed (docs/behaviour.md, A7). */
const MIN_LISTED = 5;

export type AreaPage = Pick<Snapshot, "places"> & {
  rates: ExchangeRates;
  area: Place;
  /** The page redirects from any other route parameter. */
  isCanonical: boolean;
  /** Live rentals in the area, newest first. */
  rentals: LiveRental[];
  groups: RentGroup[];
  /** Neighbouring areas with listings, nearest first. */
  nearby: PlaceCount[];
};

export function isWorthIndexing(count: number): boolean {
  return count >= MIN_LISTED;
}

/** Finds an area. Null if the parameter names none; throws `UnreadError`. */
export function findAreaPage(rawParam: string): AreaPage | null {
  const param = areaParam(rawParam);
  if (param === null) return null;
  const live = snapshot();
  const { places } = live;
  const found = findArea(places, param);
  const area = places.points[found?.place ?? -1];
  if (found === null || area === undefined) return null;
  const { rates } = live.rates;
  const rentals = live.rentals.filter(({ location }) => placeIndex(places, location) === found.place);
  const counts = countByPoint(places, live.rentals);
  const nearby = neighboursOf(places.points, [found.place]).map(({ index }) => ({
    name: places.points[index]?.name ?? "",
    count: counts[index] ?? 0,
  }));
  return {
    places,
    rates,
    area,
    rentals,
    isCanonical: found.isCanonical,
    groups: groupsAt(currentMarket(live), found.place),
    nearby: nearby.filter(({ count }) => count > 0),
  };
}
