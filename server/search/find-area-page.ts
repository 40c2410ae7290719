import { cache } from "react";
import { neighboursOf } from "@/lib/market/neighbours";
import { groupsAt, type RentGroup } from "@/lib/market/rent-market";
import { type WeekOfPosts, weeklyPosts } from "@/lib/market/weekly-posts";
import type { ExchangeRates } from "@/lib/money/currency";
import { areaParam, findArea } from "@/lib/places/area-path";
import { countByPoint, type Place, type PlaceCount, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { ratesFor } from "@/server/data/exchange-rates";
import { type LiveRentals, liveRentals } from "@/server/data/live-rentals";
import { currentMarket } from "./current-market";

/** Thinner areas say little: search engines are not asked to hold their pages (docs/behaviour.md, A7). */
const MIN_LISTED = 5;

/** Everything the page of an area is made of. */
export type AreaPage = Omit<LiveRentals, "rentals"> & {
  rates: ExchangeRates;
  area: Place;
  /** Whether the parameter is the one of the canonical address; any other redirects there. */
  isCanonical: boolean;
  /** Live ones in the area, newest first. */
  rentals: LiveRental[];
  groups: RentGroup[];
  weeks: WeekOfPosts[];
  /** Neighbouring areas with listings, the nearest first. */
  nearby: PlaceCount[];
};

/** Whether search engines may hold the page of an area with as many live listings. */
export function isWorthIndexing(count: number): boolean {
  return count >= MIN_LISTED;
}

/**
 * What the page of an area shows, read once for the page and its head. Null when the parameter names no known area;
 * throws when the data service cannot answer.
 */
export const findAreaPage = cache(async (rawParam: string): Promise<AreaPage | null> => {
  const param = areaParam(rawParam);
  if (param === null) return null;
  const live = await liveRentals();
  const { places, readAt } = live;
  const found = findArea(places, param);
  const area = places.points[found?.place ?? -1];
  if (found === null || area === undefined) return null;
  const { rates } = await ratesFor(live.rentals);
  const rentals = live.rentals.filter(({ location }) => placeIndex(places, location) === found.place);
  const counts = countByPoint(places, live.rentals);
  const nearby = neighboursOf(places.points, found.place).map((at) => ({
    name: places.points[at]?.name ?? "",
    count: counts[at] ?? 0,
  }));
  return {
    ...{ readAt, places, rates, area, rentals, isCanonical: found.isCanonical },
    groups: groupsAt(currentMarket(live, rates), found.place),
    weeks: weeklyPosts(rentals, readAt),
    nearby: nearby.filter(({ count }) => count > 0),
  };
});
