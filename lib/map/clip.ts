import type { Line } from "@/lib/map/base-map-data";
import type { Pixel } from "@/lib/map/web-mercator";

export type Box = { west: number; east: number; north: number; south: number };

type Side = { isInside: (at: Pixel) => boolean; cross: (a: Pixel, b: Pixel) => Pixel };

const atX = (x: number) => (a: Pixel, b: Pixel) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) });
const atY = (y: number) => (a: Pixel, b: Pixel) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y });

function sidesOf({ west, east, north, south }: Box): readonly Side[] {
  return [
    { isInside: ({ x }) => x >= west, cross: atX(west) },
    { isInside: ({ x }) => x <= east, cross: atX(east) },
    { isInside: ({ y }) => y >= north, cross: atY(north) },
    { isInside: ({ y }) => y <= south, cross: atY(south) },
  ];
}

/** Whether two boxes overlap; touching is not enough. */
export function overlap(a: Box, b: Box): boolean {
  return a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;
}

/** Clips a ring to the box (Sutherland-Hodgman); empty if nothing is inside. */
export function clipRing(ring: Line, box: Box): Line {
  let clipped: Line = ring;
  for (const { isInside, cross } of sidesOf(box)) {
    let before = clipped.at(-1);
    const inside: Pixel[] = [];
    for (const point of clipped) {
      if (before !== undefined && isInside(before) !== isInside(point)) inside.push(cross(before, point));
      if (isInside(point)) inside.push(point);
      before = point;
    }
    clipped = inside;
  }
  return clipped;
}

/** False if both ends lie beyond the same side. */
function mayTouch(a: Pixel, b: Pixel, sides: readonly Side[]): boolean {
  return sides.every(({ isInside }) => isInside(a) || isInside(b));
}

/** The parts of a line that cross the box, each including the points just before and after it. */
export function clipLine(line: Line, box: Box): Line[] {
  const sides = sidesOf(box);
  const runs: Pixel[][] = [];
  let run: Pixel[] | null = null;
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (before === undefined) continue;
    if (!mayTouch(before, point, sides)) {
      run = null;
    } else if (run === null) {
      run = [before, point];
      runs.push(run);
    } else {
      run.push(point);
    }
  }
  return runs;
}
