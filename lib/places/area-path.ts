import type { Places } from "./places";

const MAX_LENGTH = 200;

/** The name of an area in addresses: "nusa-penida". Empty for a name without letters or digits. */
function areaSlug(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join("-");
}

export function areaPath(name: string): string {
  return `/area/${encodeURIComponent(areaSlug(name))}`;
}

/** The decoded route parameter of an area; null if malformed, so that junk causes no reads. */
export function areaParam(raw: string): string | null {
  try {
    const param = decodeURIComponent(raw);
    return param.length <= MAX_LENGTH && areaSlug(param) !== "" ? param : null;
  } catch {
    return null;
  }
}

/** The index of a place, and whether the parameter is its canonical spelling. */
export type FoundArea = { place: number; isCanonical: boolean };

/** Finds a place in any spelling: upper case, spaces or underscores, another name of the same point. */
export function findArea({ points, indexByName }: Places, param: string): FoundArea | null {
  const slug = areaSlug(param);
  const own = points.findIndex(({ name }) => areaSlug(name) === slug);
  const [, other] = Object.entries(indexByName).find(([name]) => areaSlug(name) === slug) ?? [];
  const place = own === -1 ? other : own;
  const name = points[place ?? -1]?.name;
  return place === undefined || name === undefined ? null : { place, isCanonical: param === areaSlug(name) };
}

/** The index of the place with the longest name in an address such as "2-bedroom-villa-in-canggu-41". */
export function areaInAddress({ indexByName }: Places, address: string): number | null {
  const words = `-${areaSlug(address)}-`;
  const [longest] = Object.entries(indexByName)
    .map(([name, place]) => ({ slug: areaSlug(name), place }))
    .filter(({ slug }) => slug !== "" && words.includes(`-${slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length);
  return longest?.place ?? null;
}
