import type { VisibleRentals } from "@/lib/map/visible-rentals";
import type { ListEntry } from "@/lib/rental/list-entry";
import type { KnownOrder } from "./grid-items";
import { PAGE_SIZE } from "./pages";

/** The entries of the cards in a page's HTML, in order. `offset` is the number of rentals on earlier pages. */
export type PageEntries = { entries: readonly ListEntry[]; offset: number };

/**
 * All rentals from this page on: its own cards, which are on screen, then the rest of the index. The index may stem from a
 * different read, so cards of the page that it lacks are inserted.
 */
function entriesFrom({ entries, offset }: PageEntries, index: readonly ListEntry[]): ListEntry[] {
  const own = entries.slice(0, PAGE_SIZE);
  const ownIds = new Set(own.map(([id]) => id));
  const others = index.slice(offset).filter(([id]) => !ownIds.has(id));
  const otherIds = new Set(others.map(([id]) => id));
  const missing = entries.slice(PAGE_SIZE).filter(([id]) => !otherIds.has(id));
  return [...own, ...missing, ...others];
}

/**
 * The order of the visible rentals from this page on: complete if the index is loaded, else the cards in the page's HTML and
 * the number of rentals after them. Omits the HTML's extra cards for the default view of the map in any other view, which may
 * have rentals between those. On later pages `more` is a lower bound: some rentals may be on earlier pages.
 */
export function knownOrder(
  page: PageEntries,
  index: readonly ListEntry[] | null,
  { shows, shown }: VisibleRentals,
  isDefaultView: boolean,
): KnownOrder {
  const { entries, offset } = page;
  const idsOf = (listed: readonly ListEntry[]) =>
    listed.filter(([, place]) => shows(place)).map(([id]) => id);
  if (index !== null) return { ids: idsOf(entriesFrom(page, index)), more: 0 };
  const ids = idsOf(isDefaultView ? entries : entries.slice(0, PAGE_SIZE));
  return { ids, more: Math.max(0, shown - offset - ids.length) };
}
