import type { ExchangeRates } from "@/lib/money/currency";
import { type Places, placeIndex } from "@/lib/places/places";
import { basePricePerMonth, plausibleRent } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { type HomeClass, homeClassOf } from "./home-class";
import { neighboursOf } from "./neighbours";
import { type Quartiles, quartilesOf } from "./quartiles";

export const MIN_RENTS = 5;

/** Asking rents of one class of listings in an area, in rupiah a month. */
export type RentGroup = Quartiles &
  HomeClass & {
    area: string;
    /** Whether neighbouring areas are included, because the area itself has too few rents. */
    isNear: boolean;
    rents: readonly number[];
  };

/** The counted rents of one class at one place, in rupiah a month. May be empty although listings exist. */
type ClassAtPlace = { homeClass: HomeClass; rents: number[] };

export type RentMarket = {
  places: Places;
  /** Counted rents by rental id, in rupiah a month. */
  rents: ReadonlyMap<number, number>;
  /** Keyed by the index of the place, then by the key of the class. */
  listed: ReadonlyMap<number, ReadonlyMap<string, Readonly<ClassAtPlace>>>;
};

/** The rent of a listing as it counts in groups, in rupiah a month (docs/behaviour.md, A1). */
export function countedRent({ rent }: LiveRental, rates: ExchangeRates): number | null {
  if (rent?.period !== "month") return null;
  return basePricePerMonth(plausibleRent(rent, rates), rates);
}

const classKey = ({ kind, bedrooms }: HomeClass) => `${kind} ${bedrooms}`;

/** Groups the rents of live listings by area, kind and bedrooms (docs/behaviour.md, A1, A2). */
export function rentMarket(rentals: readonly LiveRental[], places: Places, rates: ExchangeRates): RentMarket {
  const rents = new Map<number, number>();
  const listed = new Map<number, Map<string, ClassAtPlace>>();
  for (const rental of rentals) {
    const place = placeIndex(places, rental.location);
    const homeClass = homeClassOf(rental);
    if (place === null || homeClass === null) continue;
    const classes = listed.get(place) ?? new Map<string, ClassAtPlace>();
    listed.set(place, classes);
    const group = classes.get(classKey(homeClass)) ?? { homeClass, rents: [] };
    classes.set(classKey(homeClass), group);
    const rent = countedRent(rental, rates);
    if (rent === null || rents.has(rental.id)) continue;
    rents.set(rental.id, rent);
    group.rents.push(rent);
  }
  // Sorting the joined rents of several places is then a cheap merge.
  for (const classes of listed.values())
    for (const { rents } of classes.values()) rents.sort((a, b) => a - b);
  return { places, rents, listed };
}

/** The rents of a class at a place, with neighbouring places if they are too few; null if still too few (docs/behaviour.md, A3, A4). */
function groupOf({ places, listed }: RentMarket, place: number, homeClass: HomeClass): RentGroup | null {
  const rentsAt = (index: number) => listed.get(index)?.get(classKey(homeClass))?.rents ?? [];
  const own = rentsAt(place);
  const isNear = own.length < MIN_RENTS;
  const around = isNear ? neighboursOf(places.points, [place]).flatMap(({ index }) => rentsAt(index)) : [];
  const rents = [...own, ...around].sort((a, b) => a - b);
  if (rents.length < MIN_RENTS) return null;
  return { ...homeClass, area: places.points[place]?.name ?? "", isNear, rents, ...quartilesOf(rents) };
}

/** The groups for all classes listed at a place: homes by bedrooms, ascending, then rooms. */
export function groupsAt(market: RentMarket, place: number): RentGroup[] {
  const groups = [...(market.listed.get(place)?.values() ?? [])];
  return groups
    .flatMap(({ homeClass }) => groupOf(market, place, homeClass) ?? [])
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.bedrooms - b.bedrooms);
}

/** Cached by place and class: most rentals share theirs with many others. */
const cachedGroups = new WeakMap<RentMarket, Map<string, RentGroup | null>>();

function cachedGroup(market: RentMarket, place: number, homeClass: HomeClass): RentGroup | null {
  const groups = cachedGroups.get(market) ?? new Map<string, RentGroup | null>();
  cachedGroups.set(market, groups);
  const key = `${place} ${classKey(homeClass)}`;
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = groupOf(market, place, homeClass);
  groups.set(key, group);
  return group;
}

/** The group that a listing is compared with; null without a known area, type or number of bedrooms (docs/behaviour.md, A2). */
export function groupFor(
  market: RentMarket,
  rental: Pick<LiveRental, "location" | "bedrooms" | "property_type">,
): RentGroup | null {
  const place = placeIndex(market.places, rental.location);
  const homeClass = homeClassOf(rental);
  return place === null || homeClass === null ? null : cachedGroup(market, place, homeClass);
}
