import { splitLocale } from "@/lib/language/locales";
import { type ScrollPosition, storageKey, upperEdge } from "./scroll-position";

/** Scrolling counts as ended after this long without a scroll event. */
const REST_MS = 100;
/** Where to look for a card below the upper edge, in CSS pixels. Several, because one may hit a gap between rows. */
const PROBES = [4, 28, 52];

/** The current scroll position; null while the start of the list is visible. */
function currentPosition(grid: Element): ScrollPosition | null {
  const edge = upperEdge(grid);
  const { top, left } = grid.getBoundingClientRect();
  if (top >= edge) return null;
  for (const probe of PROBES) {
    const element = document.elementFromPoint(left + 8, edge + probe)?.closest("[data-place]");
    if (element && grid.contains(element)) {
      const id = Number(element.getAttribute("data-place"));
      return { id, below: Math.round(element.getBoundingClientRect().top - edge) };
    }
  }
  return null;
}

/** Null removes it. Does nothing if storage is denied or full. */
function store(position: ScrollPosition | null, wide: boolean): void {
  const key = storageKey(wide);
  if (key === null) return;
  try {
    if (position === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(position));
  } catch {
    // The page works without it.
  }
}

/** Saves whenever scrolling has ended, until the signal aborts. */
export function saveScrollPosition(
  currentGrid: () => Element | null,
  wide: boolean,
  signal: AbortSignal,
): void {
  const save = () => {
    const grid = currentGrid();
    // Behind a rental, or hidden, the list has no position.
    if (grid === null || splitLocale(window.location.pathname).path !== "/") return;
    if (grid.getClientRects().length === 0) return;
    store(currentPosition(grid), wide);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(save, REST_MS);
  };
  document.addEventListener("scroll", onScroll, { capture: true, passive: true, signal });
  window.addEventListener("pagehide", save, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  onScroll();
}
