import { countByPoint, type Place, type Places } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import type { HomeClass } from "./home-class";
import { groupsAt, type RentMarket } from "./rent-market";

/** The columns of /rents after area and listings, in order. Numbers are bedrooms of homes. */
const RENT_COLUMNS = ["studio", "1", "2", "3", "4", "room"] as const;

export type RentColumn = (typeof RENT_COLUMNS)[number];

/** `isNear`: of the area together with its neighbours. */
export type ShownMedian = { rupiah: number; isNear: boolean };

export type RentsRow = Place & { listings: number; medians: Partial<Record<RentColumn, ShownMedian>> };

function columnOf({ kind, bedrooms }: HomeClass): RentColumn | undefined {
  const name = kind === "room" ? "room" : bedrooms === 0 ? "studio" : String(bedrooms);
  return RENT_COLUMNS.find((column) => column === name);
}

/** The areas with live listings and their median asking rents, most listings first (docs/behaviour.md, A9). */
export function rentsRows(
  { rentals, places }: { rentals: readonly LiveRental[]; places: Places },
  market: RentMarket,
): RentsRow[] {
  const counts = countByPoint(places, rentals);
  const rows = places.points.flatMap((point, place) => {
    const listings = counts[place] ?? 0;
    if (listings === 0) return [];
    const medians: RentsRow["medians"] = {};
    for (const group of groupsAt(market, place)) {
      const column = columnOf(group);
      if (column !== undefined) medians[column] = { rupiah: group.median, isNear: group.isNear };
    }
    return [{ ...point, listings, medians }];
  });
  return rows.sort((a, b) => b.listings - a.listings || a.name.localeCompare(b.name, "en"));
}

export function filledColumns(rows: readonly RentsRow[]): RentColumn[] {
  return RENT_COLUMNS.filter((column) => rows.some(({ medians }) => column in medians));
}
