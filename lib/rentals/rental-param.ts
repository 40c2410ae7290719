const MAX_LENGTH = 200;
const SHAPE = /^[_~-]*[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u;

/**
 * The slug or id of a route parameter, decoded; null when it has not the shape of one, so that junk never
 * reaches the data service. Letters of any script, digits, marks and `-._~`, at most 200 characters; at least
 * one letter or digit, and none but `-_~` before it.
 */
export function rentalParam(raw: string): string | null {
  try {
    const param = decodeURIComponent(raw);
    return param.length <= MAX_LENGTH && SHAPE.test(param) ? param : null;
  } catch {
    return null;
  }
}

/** The id that a parameter may name when no slug matches: digits within the range of exact integers. */
export function numericId(param: string): number | null {
  if (!/^\d{1,15}$/.test(param)) return null;
  return Number(param);
}
