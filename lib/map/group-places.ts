import type { Point } from "./bounds";
import { MAX_ZOOM } from "./camera";
import { NearGrid } from "./near-grid";
import { type Pixel, project } from "./web-mercator";

/** A place with rentals; `index` is its index in the distinct places of the site. */
export type MapPlace = Point & { index: number; name: string; count: number };

/** Places under one marker. The first is the busiest: it gives the position and the key. */
export type PlaceGroup = Point & { key: number; places: readonly MapPlace[]; count: number };

/** Markers nearer than a touch target would cover each other, in CSS pixels. */
const REACH = 44;

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

/**
 * Thins the markers out: a place joins the nearest busier one within reach at this zoom, so that no two groups
 * overlap and panning changes nothing. The selected place is never part of a group, nor is any place at the
 * nearest zoom. The selected one first, then the busiest.
 */
export function groupPlaces(
  places: readonly MapPlace[],
  zoom: number,
  selected: number | null,
): PlaceGroup[] {
  const sorted = [...places].sort(byCount);
  if (zoom >= MAX_ZOOM) return sorted.flatMap((place) => toGroup([place]));
  const grid = new NearGrid<Seed>(REACH);
  const seeds: Seed[] = [];
  for (const place of sorted.filter(({ index }) => index !== selected)) {
    const at = project(place, zoom);
    const near = grid.nearest(at);
    if (near) {
      near.places.push(place);
    } else {
      const seed = { at, places: [place] };
      grid.add(seed);
      seeds.push(seed);
    }
  }
  return [
    ...sorted.filter(({ index }) => index === selected).flatMap((place) => toGroup([place])),
    ...seeds.flatMap((seed) => toGroup(seed.places)),
  ];
}
