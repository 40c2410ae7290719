import { scrollerAround } from "@/components/media/near-viewport";
import { FIRST_VIEW_NAMES } from "@/lib/map/narrow-first-view";

/**
 * Belongs to the history entry: the position survives a reload and the way back, but does not apply to a new visit of the
 * URL. The liked rentals (`wide`) have their own. Null without the Navigation API.
 */
export function storageKey(wide: boolean): string | null {
  const entry = window.navigation?.currentEntry;
  return entry == null ? null : `${FIRST_VIEW_NAMES.placeName} ${entry.key}${wide ? " liked" : ""}`;
}

/** The card at the upper visible edge, and the distance of its top below that edge. */
export type ScrollPosition = { id: number; below: number };

/** Null if there is none or it is not readable. */
export function storedPosition(wide: boolean): ScrollPosition | null {
  try {
    const { id, below }: { id?: unknown; below?: unknown } = Object(
      JSON.parse(window.sessionStorage.getItem(storageKey(wide) ?? "") ?? "null"),
    );
    return typeof id === "number" && typeof below === "number" ? { id, below } : null;
  } catch {
    return null;
  }
}

export function upperEdge(grid: Element): number {
  return scrollerAround(grid)?.getBoundingClientRect().top ?? 0;
}
