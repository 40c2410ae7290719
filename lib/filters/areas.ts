/** How many areas one search can name (docs/behaviour.md, F27). */
export const MAX_AREAS = 10;

/** `more_areas`: whether further areas were requested, which the list must say. */
export type Areas = { location: string[]; more_areas: boolean };

/** The change of the filters that searches in the first ten of these areas, in the order of the address. */
export function inAreas(names: readonly string[]): Areas {
  return { location: names.slice(0, MAX_AREAS).sort(), more_areas: names.length > MAX_AREAS };
}
