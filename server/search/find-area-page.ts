import { groupsAt, type RentGroup } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import { areaInAddress, areaParam, findArea } from "@/lib/places/area-path";
import { countByPoint, type Place, type PlaceCount, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { nearbyAreas } from "@/lib/search/nearby-areas";
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
  return {
    places,
    rates,
    area,
    rentals,
    isCanonical: found.isCanonical,
    groups: groupsAt(currentMarket(live), found.place),
    nearby: nearbyAreas(places.points, [found.place], countByPoint(places, live.rentals)),
  };
}

const MAX_NEWEST = 6;

/** The newest live rentals. `area` is the name of their area, null for all of the region. */
export type NewestNear = { area: string | null; rentals: readonly LiveRental[] };

/** The newest rentals for a 404 page: of the area that the address names, else of all areas. Throws `UnreadError`. */
export function newestNear(address: string): NewestNear {
  const { rentals, places } = snapshot();
  const place = areaInAddress(places, address);
  const inArea = rentals.filter(({ location }) => placeIndex(places, location) === place);
  if (place === null || inArea.length === 0) return { area: null, rentals: rentals.slice(0, MAX_NEWEST) };
  return { area: places.points[place]?.name ?? null, rentals: inArea.slice(0, MAX_NEWEST) };
}
