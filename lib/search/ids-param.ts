export const MAX_IDS = 60;

/** The distinct ids of `?ids=1,2,3`; null if there are none, more than 60, or anything but ids. */
export function parseIdsParam(value: string | null): number[] | null {
  if (value === null || !/^\d{1,15}(,\d{1,15})*$/.test(value)) return null;
  const ids = [...new Set(value.split(",").map(Number))];
  return ids.length <= MAX_IDS ? ids : null;
}
