import { type Place, type Places, placeIndex } from "@/lib/places/places";
import { type ListEntry, NO_PLACE } from "./list-entry";
import type { LiveRental } from "./rental";

type Located = Pick<LiveRental, "location">;

/** The index of the place of each rental. */
export function placesOf(rentals: readonly Located[], places: Places): number[] {
  return rentals.map(({ location }) => placeIndex(places, location) ?? NO_PLACE);
}

/**
 * Every match of a query, in order, as it is sent. It may be of another read than the page, whose points may have other
 * indexes and names: so it says where they are.
 */
export type ListIndex = {
  /** The first id, then the difference of each to the one before: lists by date compress to a few bits per rental. */
  steps: number[];
  /** For each rental the index of its point in `points`. */
  places: number[];
  /** Points with a rental, as "latitude,longitude". */
  points: string[];
};

type Coordinates = Pick<Place, "lat" | "lng">;

const keyOf = ({ lat, lng }: Coordinates) => `${lat},${lng}`;

export function listIndex(rentals: readonly (Located & { id: number })[], places: Places): ListIndex {
  const ofRentals = placesOf(rentals, places);
  const points = [...new Set(ofRentals)].flatMap((index) => places.points[index] ?? []).map(keyOf);
  const positions = new Map(points.map((key, position) => [key, position]));
  const positionOf = (point: Coordinates | undefined) => point && positions.get(keyOf(point));
  return {
    steps: rentals.map(({ id }, at) => id - (rentals[at - 1]?.id ?? 0)),
    places: ofRentals.map((index) => positionOf(places.points[index]) ?? NO_PLACE),
    points,
  };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one));
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Throws for anything but an index. By hand, because a library would outweigh the list's other scripts. */
export function parseListIndex(value: unknown): ListIndex {
  const { steps, places, points }: { [Key in keyof ListIndex]?: unknown } = Object(value);
  if (isNumbers(steps) && isNumbers(places) && steps.length === places.length && isTexts(points))
    return { steps, places, points };
  throw new Error("not the index of a list");
}

/** The entries of an index, by the points of the page. Rentals at a point that the page does not know have no place. */
export function entriesOf(index: ListIndex, points: readonly Coordinates[]): ListEntry[] {
  const indexes = new Map(points.map((point, at) => [keyOf(point), at]));
  const places = index.points.map((key) => indexes.get(key) ?? NO_PLACE);
  let id = 0;
  return index.steps.map((step, at) => {
    id += step;
    return [id, places[index.places[at] ?? NO_PLACE] ?? NO_PLACE];
  });
}
