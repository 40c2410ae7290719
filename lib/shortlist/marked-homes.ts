/** So many of the latest are kept of each. */
export const MAX_MARKED = 500;

/** The ids of a stored list; none when it is not one. */
export function parseMarked(stored: string | null): number[] {
  return stored !== null && /^\d{1,15}(,\d{1,15})*$/.test(stored) ? stored.split(",").map(Number) : [];
}

/** A stored list with these ids in it, or without them. */
export function changedMarks(stored: string | null, ids: readonly number[], isMarked: boolean): string {
  const others = parseMarked(stored).filter((id) => !ids.includes(id));
  return (isMarked ? [...others, ...ids] : others).slice(-MAX_MARKED).join();
}

/** Any list but the liked-only view, which is wide and shows everything. */
const LIST = ".card-grid:not([data-wide])";

/**
 * The style that leaves hidden rentals out of lists, with room for the line that counts them, and marks the opened ones:
 * "Posted Today · Seen". A style, so that lists are right in the first paint and no card knows of it.
 */
export function marksStyle(hidden: string | null, seen: string | null): string {
  const links = (ids: readonly number[]) => ids.map((id) => `[data-rental="${id}"]`).join();
  const [hiddenIds, seenIds] = [parseMarked(hidden), parseMarked(seen)];
  return [
    hiddenIds.length === 0
      ? ""
      : `${LIST}>:has(${links(hiddenIds)}){display:none}.hidden-line{min-height:2.75rem}`,
    seenIds.length === 0 ? "" : `${LIST} h3:has(${links(seenIds)})~:last-child::after{content:" · Seen"}`,
  ].join("");
}
