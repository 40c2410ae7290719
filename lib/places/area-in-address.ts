import { areaSlug } from "./area-slug";
import type { Places } from "./places";

/**
 * The index of the place named in an address such as "2-bedroom-villa-in-canggu-41"; the longest name if there are several.
 * Null if the address names no place.
 */
export function areaInAddress({ indexByName }: Places, address: string): number | null {
  const words = `-${areaSlug(address)}-`;
  const [longest] = Object.entries(indexByName)
    .map(([name, place]) => ({ slug: areaSlug(name), place }))
    .filter(({ slug }) => slug !== "" && words.includes(`-${slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length);
  return longest?.place ?? null;
}
