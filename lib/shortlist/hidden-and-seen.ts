/** The latest ids, per list. */
export const MAX_IDS_STORED = 500;

/** Empty if the stored text is not valid. */
export function parseIds(stored: string | null): number[] {
  return stored !== null && /^\d{1,15}(,\d{1,15})*$/.test(stored) ? stored.split(",").map(Number) : [];
}

/** Adds ids to a stored list, or removes them. */
export function changedIds(stored: string | null, ids: readonly number[], isAdded: boolean): string {
  const others = parseIds(stored).filter((id) => !ids.includes(id));
  return (isAdded ? [...others, ...ids] : others).slice(-MAX_IDS_STORED).join();
}

/** Any list except the liked view, which is wide and shows everything. */
const LIST = ".card-grid:not([data-wide])";

/**
 * Removes hidden rentals from lists, makes room for the line that counts them, and labels seen ones: "Posted Today · Seen"
 * (app/globals.css). A style sheet makes lists correct in the first paint, without code in the cards.
 */
export function listStyle(hidden: string | null, seen: string | null): string {
  const links = (ids: readonly number[]) => ids.map((id) => `[data-rental="${id}"]`).join();
  const [hiddenIds, seenIds] = [parseIds(hidden), parseIds(seen)];
  return [
    hiddenIds.length === 0
      ? ""
      : `${LIST}>:has(${links(hiddenIds)}){display:none}.hidden-line{min-height:2.75rem}`,
    seenIds.length === 0
      ? ""
      : `${LIST} h3:has(${links(seenIds)})~:last-child::after{content:var(--seen," · Seen")}`,
  ].join("");
}
