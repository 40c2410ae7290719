import { areaSlug } from "./area-slug";
import type { Places } from "./places";

const MAX_LENGTH = 200;

/** The path of an area's page. `name` is that in geo_location. */
export function areaPath(name: string): string {
  return `/area/${encodeURIComponent(areaSlug(name))}`;
}

/** The decoded route parameter of an area; null if it is malformed, so that junk does not cause reads. */
export function areaParam(raw: string): string | null {
  try {
    const param = decodeURIComponent(raw);
    return param.length <= MAX_LENGTH && areaSlug(param) !== "" ? param : null;
  } catch {
    return null;
  }
}

/** The index of a place, and whether the parameter spells it canonically. */
export type FoundArea = { place: number; isCanonical: boolean };

/**
 * Finds the place that a parameter names in any spelling: upper case, spaces or underscores, another name of the same point.
 * Null for an unknown area.
 */
export function findArea({ points, indexByName }: Places, param: string): FoundArea | null {
  const slug = areaSlug(param);
  const own = points.findIndex(({ name }) => areaSlug(name) === slug);
  const [, other] = Object.entries(indexByName).find(([name]) => areaSlug(name) === slug) ?? [];
  const place = own === -1 ? other : own;
  const name = points[place ?? -1]?.name;
  return place === undefined || name === undefined ? null : { place, isCanonical: param === areaSlug(name) };
}
