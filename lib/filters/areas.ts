/** How many areas one search can name (docs/behaviour.md, F27). */
export const MAX_AREAS = 10;

/** `more_areas`: whether further areas were asked for, which the list must say. */
export type Areas = { location: string[]; more_areas: boolean };

/**
 * The change of the filters that searches in these areas, or in the first ten of them; without names, in all of the region. In the
 * order of the address, which is also that of the chips.
 */
export function inAreas(names: readonly string[]): Areas {
  return { location: names.slice(0, MAX_AREAS).sort(), more_areas: names.length > MAX_AREAS };
}
