/** `3KT 3KM`, `3 kamar, 2 km`: the kilometres are bathrooms; not `3BR, 2 km Canggu`. */
const BEDROOMS =
  /\d ?(?:(?:kt|kamar|kamar tidur|k\.tidur),? ?|(?:br|bd|bed|beds|bedroom|bedrooms) ?)[/+&-]? ?\d{1,2} ?$/;
const BEDROOMS_REACH = 24;

/** Whether `km` after a number is short for bathrooms, and no distance. */
export function isBathrooms(text: string, { start, end }: { start: number; end: number }): boolean {
  if (text.slice(start, end) !== "km") return false;
  return BEDROOMS.test(text.slice(Math.max(0, start - BEDROOMS_REACH), start));
}
