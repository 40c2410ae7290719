import { type Place, type Places, placeIndex } from "@/lib/places/places";
import { type ListEntry, NO_PLACE } from "./list-entry";
import type { LiveRental } from "./rental";

type Located = Pick<LiveRental, "location">;

export function placesOf(rentals: readonly Located[], places: Places): number[] {
  return rentals.map(({ location }) => placeIndex(places, location) ?? NO_PLACE);
}

/** All matches of a query, in order, as sent to the browser. */
export type ListIndex = {
  /** The first id, then the differences between successive ids: lists by date compress to a few bits per rental. */
  steps: number[];
  places: number[];
  /** "latitude,longitude" of points with a rental. Indexes and names may differ from those of the page's read. */
  points: string[];
};

type Coordinates = Pick<Place, "lat" | "lng">;

const keyOf = ({ lat, lng }: Coordinates) => `${lat},${lng}`;

export function listIndex(rentals: readonly (Located & { id: number })[], places: Places): ListIndex {
  const indexes = placesOf(rentals, places);
  const points = [...new Set(indexes)].flatMap((index) => places.points[index] ?? []).map(keyOf);
  const positions = new Map(points.map((key, position) => [key, position]));
  const positionOf = (point: Coordinates | undefined) => point && positions.get(keyOf(point));
  return {
    steps: rentals.map(({ id }, entry) => id - (rentals[entry - 1]?.id ?? 0)),
    places: indexes.map((index) => positionOf(places.points[index]) ?? NO_PLACE),
    points,
  };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isSafeInteger(item));
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** Throws for anything else. By hand, because a library would outweigh the list's other scripts. */
export function parseListIndex(value: unknown): ListIndex {
  const { steps, places, points }: { [Key in keyof ListIndex]?: unknown } = Object(value);
  if (isNumbers(steps) && isNumbers(places) && steps.length === places.length && isTexts(points))
    return { steps, places, points };
  throw new Error("not the index of a list");
}

/** The entries of an index, with places as indexes into the page's points. */
export function entriesOf(index: ListIndex, points: readonly Coordinates[]): ListEntry[] {
  const indexes = new Map(points.map((point, position) => [keyOf(point), position]));
  const places = index.points.map((key) => indexes.get(key) ?? NO_PLACE);
  let id = 0;
  return index.steps.map((step, entry) => {
    id += step;
    return [id, places[index.places[entry] ?? NO_PLACE] ?? NO_PLACE];
  });
}
