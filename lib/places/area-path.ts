import { areaSlug } from "./area-slug";
import type { Places } from "./places";

const MAX_LENGTH = 200;

/** The page of an area by its name in geo_location. */
export function areaPath(name: string): string {
  return `/area/${encodeURIComponent(areaSlug(name))}`;
}

/** The area that a route parameter may name, decoded; null when it is malformed, so that junk reads no data. */
export function areaParam(raw: string): string | null {
  try {
    const param = decodeURIComponent(raw);
    return param.length <= MAX_LENGTH && areaSlug(param) !== "" ? param : null;
  } catch {
    return null;
  }
}

/** The index of a place by the parameter of its page, and whether that is how its address is spelt. */
export type FoundArea = { place: number; isCanonical: boolean };

/**
 * The place that a parameter names in any spelling: upper case, spaces or underscores, another name of the same point.
 * Null for an area that is not known.
 */
export function findArea({ points, indexByName }: Places, param: string): FoundArea | null {
  const slug = areaSlug(param);
  const own = points.findIndex(({ name }) => areaSlug(name) === slug);
  const [, other] = Object.entries(indexByName).find(([name]) => areaSlug(name) === slug) ?? [];
  const place = own === -1 ? other : own;
  const name = points[place ?? -1]?.name;
  return place === undefined || name === undefined ? null : { place, isCanonical: param === areaSlug(name) };
}
