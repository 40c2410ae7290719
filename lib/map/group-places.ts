import type { Point } from "./bounds";
import { type Pixel, project } from "./web-mercator";

export type MapPlace = Point & { index: number; name: string; count: number };

/** Places that share a marker. The first has the most rentals and provides position and key. */
export type PlaceGroup = Point & { key: number; places: readonly MapPlace[]; count: number };

/** Height of a marker in CSS pixels. Markers closer than this overlap. */
export const MARKER_HEIGHT = 28;

type Seed = { at: Pixel; places: MapPlace[] };

function byCount(a: MapPlace, b: MapPlace): number {
  return b.count - a.count || a.index - b.index;
}

function toGroup(places: readonly MapPlace[]): PlaceGroup[] {
  const [first] = places;
  if (!first) return [];
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return [{ key: first.index, lat: first.lat, lng: first.lng, places, count }];
}

/** The nearest seed whose marker overlaps one here; of several at one distance the first. */
function nearestSeed(seeds: readonly Seed[], { x, y }: Pixel): Seed | null {
  let nearest: Seed | null = null;
  let least = MARKER_HEIGHT ** 2;
  for (const seed of seeds) {
    const distance = (seed.at.x - x) ** 2 + (seed.at.y - y) ** 2;
    if (distance >= least) continue;
    nearest = seed;
    least = distance;
  }
  return nearest;
}

function mergeOverlapping(places: readonly MapPlace[], zoom: number): PlaceGroup[] {
  const seeds: Seed[] = [];
  for (const place of places.toSorted(byCount)) {
    const at = project(place, zoom);
    const near = nearestSeed(seeds, at);
    if (near) near.places.push(place);
    else seeds.push({ at, places: [place] });
  }
  return seeds.flatMap((seed) => toGroup(seed.places));
}

/**
 * Groups places into markers (docs/behaviour.md, P3), selected ones first. A place whose marker would overlap that of a place
 * with more rentals shares it; selected places share markers only with each other.
 */
export function groupPlaces(
  places: readonly MapPlace[],
  zoom: number,
  selected: readonly number[],
): PlaceGroup[] {
  const isChosen = ({ index }: MapPlace) => selected.includes(index);
  return [
    ...mergeOverlapping(places.filter(isChosen), zoom),
    ...mergeOverlapping(
      places.filter((place) => !isChosen(place)),
      zoom,
    ),
  ];
}

export function isSelected({ places }: PlaceGroup, selected: readonly number[]): boolean {
  return places.every(({ index }) => selected.includes(index));
}
