import { BASE_MAP_ZOOM } from "../../lib/map/base-map-data.ts";
import { project } from "../../lib/map/web-mercator.ts";

export type Position = readonly [lng: number, lat: number];

/**
 * A line as whole numbers: the first point in base map units, then the steps from point to point. Points that
 * fall on the one before are left out; a line that is shorter than a unit is empty.
 */
export function encodeLine(positions: readonly Position[]): number[] {
  const code: number[] = [];
  let previous = { x: 0, y: 0 };
  for (const [lng, lat] of positions) {
    const { x, y } = project({ lat, lng }, BASE_MAP_ZOOM);
    const at = { x: Math.round(x), y: Math.round(y) };
    if (at.x === previous.x && at.y === previous.y) continue;
    code.push(at.x - previous.x, at.y - previous.y);
    previous = at;
  }
  return code.length > 2 ? code : [];
}
