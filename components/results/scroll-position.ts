import { scrollerAround } from "@/components/media/near-viewport";
import { FIRST_VIEW_NAMES } from "@/lib/map/narrow-first-view";

/**
 * The key in session storage of the scroll position of the current history entry, which thus survives a reload and is back on
 * the way back, but not on a new visit of the URL; the list of liked rentals (`wide`) has its own. Null in browsers without
 * the Navigation API.
 */
export function storageKey(wide: boolean): string | null {
  const entry = window.navigation?.currentEntry;
  return entry == null ? null : `${FIRST_VIEW_NAMES.placeName} ${entry.key}${wide ? " liked" : ""}`;
}

/** A scroll position: a card at the upper edge of the visible part, and how far below that edge it begins. */
export type ScrollPosition = { id: number; below: number };

/** The stored scroll position; null when there is none or it cannot be read. */
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
