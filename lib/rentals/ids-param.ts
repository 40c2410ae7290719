/** Ids answered in one call. */
export const MAX_IDS = 60;

/**
 * The ids of `?ids=1,2,3`, each once, in their order. Null for anything else: nothing, more than 60, or what
 * is no exact non-negative integer.
 */
export function parseIdsParam(value: string | null): number[] | null {
  if (value === null || !/^\d{1,15}(,\d{1,15})*$/.test(value)) return null;
  const ids = [...new Set(value.split(",").map(Number))];
  return ids.length <= MAX_IDS ? ids : null;
}
