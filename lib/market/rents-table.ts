import type { Locale } from "@/lib/language/locales";
import type { Translator } from "@/lib/language/translator";
import { placeLabel } from "@/lib/places/place-label";
import { countByPoint, type Place, type Places } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import type { HomeClass } from "./home-class";
import type { NightRents } from "./night-rents";
import { groupsAt, type RentMarket } from "./rent-market";
import { RENT_COLUMNS, type RentColumn, type RentsOrder } from "./rents-order";

/** `isNear`: of the area together with its neighbours. */
export type ShownMedian = { rupiah: number; isNear: boolean };

export type RentsRow = Place & { listings: number; medians: Partial<Record<RentColumn, ShownMedian>> };

function columnOf({ kind, bedrooms }: HomeClass): RentColumn | undefined {
  const name = kind === "room" ? "room" : bedrooms === 0 ? "studio" : String(bedrooms);
  return RENT_COLUMNS.find((column) => column === name);
}

/** The areas with live listings and their median asking rents (docs/behaviour.md, A9). */
export function rentsRows(
  { rentals, places }: { rentals: readonly LiveRental[]; places: Places },
  market: RentMarket,
  nights: ReadonlyMap<number, NightRents>,
): RentsRow[] {
  const counts = countByPoint(places, rentals);
  return places.points.flatMap((point, place) => {
    const listings = counts[place] ?? 0;
    if (listings === 0) return [];
    const medians: RentsRow["medians"] = {};
    for (const group of groupsAt(market, place)) {
      const column = columnOf(group);
      if (column !== undefined) medians[column] = { rupiah: group.median, isNear: group.isNear };
    }
    const night = nights.get(place);
    if (night) medians.night = { rupiah: night.median, isNear: false };
    return [{ ...point, listings, medians }];
  });
}

export function filledColumns(rows: readonly RentsRow[]): RentColumn[] {
  return RENT_COLUMNS.filter(
    (column) => column === "area" || column === "listings" || rows.some(({ medians }) => column in medians),
  );
}

/** Names from A, most listings first, lowest rents first, or reversed. Areas without the value come last. */
export function sortedRows(
  rows: readonly RentsRow[],
  { column, isReversed }: RentsOrder,
  locale: Locale,
  t: Translator,
): RentsRow[] {
  const byName = new Intl.Collator(locale);
  const named = rows
    .map((row) => ({ row, label: placeLabel(row.name, t) }))
    .sort((a, b) => byName.compare(a.label, b.label))
    .map(({ row }) => row);
  const direction = isReversed ? -1 : 1;
  if (column === "area") return isReversed ? named.toReversed() : named;
  const sortValue = ({ listings, medians }: RentsRow) =>
    column === "listings" ? -listings : medians[column]?.rupiah;
  return named.toSorted((a, b) => {
    const [one, other] = [sortValue(a), sortValue(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return (one - other) * direction;
  });
}
