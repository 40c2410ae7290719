import { type MapLabel, unitScale } from "./base-map-data";
import { type Box, overlap } from "./clip";
import type { Pixel } from "./web-mercator";

/** `at`: its centre, in Web Mercator pixels at the requested zoom. */
export type PlacedLabel = { name: string; rank: number; at: Pixel };

export type LabelObstacle = { at: Pixel; width: number };

/** Indexed by rank; the last rank is for beaches. */
const MIN_ZOOM_OF_RANK = [0, 8, 11, 12, 13];
/** Sizes of 12 px text, in CSS pixels. */
const LETTER_WIDTH = 7.2;
const TEXT_HEIGHT = 15;
const OBSTACLE_HEIGHT = 36;
/** Distances from the point of a label to its text, beside or below a marker of usual width. */
const ASIDE = 24;
const BELOW = 28;
const OFFSETS = [
  { right: 0, down: 0 },
  { right: 0, down: 1 },
  { right: 0, down: -1 },
  { right: 1, down: 0 },
  { right: -1, down: 0 },
  { right: 0.5, down: 1 },
  { right: 0.5, down: -1 },
  { right: -0.5, down: 1 },
  { right: -0.5, down: -1 },
];

function boxAround({ x, y }: Pixel, halfWidth: number, halfHeight: number): Box {
  return { west: x - halfWidth, east: x + halfWidth, north: y - halfHeight, south: y + halfHeight };
}

function candidates({ name, at }: MapLabel, scale: number) {
  const halfWidth = (name.length * LETTER_WIDTH) / 2;
  return OFFSETS.map(({ right, down }) => {
    const x = at.x * scale + right * (ASIDE + halfWidth);
    const y = at.y * scale + down * BELOW;
    return { at: { x, y }, box: boxAround({ x, y }, halfWidth, TEXT_HEIGHT / 2) };
  });
}

/** Places as many labels as fit, important ones first, without overlapping each other or a marker. */
export function placeLabels(
  labels: readonly MapLabel[],
  markers: readonly LabelObstacle[],
  zoom: number,
): PlacedLabel[] {
  const scale = unitScale(zoom);
  const taken = markers.map(({ at, width }) => boxAround(at, width / 2, OBSTACLE_HEIGHT / 2));
  const shown = labels.filter(({ rank }) => zoom >= (MIN_ZOOM_OF_RANK[rank] ?? Number.POSITIVE_INFINITY));
  const placed: PlacedLabel[] = [];
  for (const label of shown.toSorted((a, b) => a.rank - b.rank)) {
    const free = candidates(label, scale).find(({ box }) => !taken.some((other) => overlap(box, other)));
    if (!free) continue;
    taken.push(free.box);
    placed.push({ name: label.name, rank: label.rank, at: free.at });
  }
  return placed;
}
