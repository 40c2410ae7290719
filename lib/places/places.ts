import type { Translator } from "../language/translator.ts";
import { placeLabel } from "./place-label.ts";

/** Normalises a name (docs/behaviour.md, P1), because addresses preserve neither case nor white space. */
export function placeName(name: string): string {
  return name.replace(/\s+/g, " ").trim().toLowerCase();
}

/** A comma counts as a space, because it separates names in an address. */
export function lookupName(name: string): string {
  return name.includes(",") ? placeName(name.replaceAll(",", " ")) : name.toLowerCase();
}

export type Place = { name: string; lat: number; lng: number };

export type GeoLocation = {
  location_name: string;
  latitude: number;
  longitude: number;
  rental_count: number;
};

export type Places = {
  /** Distinct points. Other code refers to a place by its index in this array. */
  points: Place[];
  /** Index of the point for every lower-case name, including the names of collapsed rows. */
  indexByName: Readonly<Record<string, number>>;
};

/**
 * Collapses rows with identical coordinates to the one with the highest rental_count, on a tie to the alphabetically first
 * (docs/behaviour.md, P2). Every name still resolves to its point. Of rows with the same name the highest count wins.
 */
export function collapsePlaces(rows: readonly GeoLocation[]): Places {
  const byCount = rows.toSorted(
    (a, b) => b.rental_count - a.rental_count || a.location_name.localeCompare(b.location_name),
  );
  const points: Place[] = [];
  const indexByPoint = new Map<string, number>();
  const indexByName = new Map<string, number>();
  for (const { location_name: name, latitude: lat, longitude: lng } of byCount) {
    if (indexByName.has(name)) continue;
    const key = `${lat},${lng}`;
    const index = indexByPoint.get(key) ?? points.push({ name, lat, lng }) - 1;
    indexByPoint.set(key, index);
    indexByName.set(name, index);
  }
  return { points, indexByName: Object.fromEntries(indexByName) };
}

export function placeIndex(places: Places, name: string | null): number | null {
  if (name === null || name === "") return null;
  const key = lookupName(name);
  return Object.hasOwn(places.indexByName, key) ? (places.indexByName[key] ?? null) : null;
}

/** Indexes of the places with these names, each once, and unknown names. */
export type NamedPlaces = { indexes: number[]; unknown: string[] };

export function placesNamed(places: Places, names: readonly string[]): NamedPlaces {
  const indexes = names.flatMap((name) => placeIndex(places, name) ?? []);
  return {
    indexes: [...new Set(indexes)],
    unknown: names.filter((name) => placeIndex(places, name) === null),
  };
}

export type PlaceCount = { name: string; count: number };

export function countByPoint(places: Places, rentals: readonly { location: string | null }[]): number[] {
  const counts = places.points.map(() => 0);
  for (const { location } of rentals) {
    const index = placeIndex(places, location);
    if (index !== null) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** One for all comparisons: `localeCompare` makes a collator for each, 50 ms on a phone. */
const byName = new Intl.Collator("en");

/** Places in the order of their labels, which is the same on the server and in every browser. */
export function alphabeticalCounts(
  points: readonly { name: string }[],
  counts: readonly number[],
  t: Translator,
): PlaceCount[] {
  return points
    .map(({ name }, index) => ({ name, count: counts[index] ?? 0 }))
    .sort((a, b) => byName.compare(placeLabel(a.name, t), placeLabel(b.name, t)));
}
