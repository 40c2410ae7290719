import type { VisibleRentals } from "@/lib/map/visible-rentals";
import type { ListEntry } from "@/lib/rentals/list-entry";
import type { KnownOrder } from "./grid-items";
import { PAGE_SIZE } from "./pages";

/** The entries of the cards that a page brings, in their order, and how many rentals of the list come before them. */
export type BroughtEntries = { entries: readonly ListEntry[]; offset: number };

/**
 * Every rental from the page on: the page's own cards first, because they are on screen, then the others of the index, which
 * may be of another read. Nothing that the page brought is lost.
 */
function entriesFrom({ entries, offset }: BroughtEntries, index: readonly ListEntry[]): ListEntry[] {
  const own = entries.slice(0, PAGE_SIZE);
  const ownIds = new Set(own.map(([id]) => id));
  const others = index.slice(offset).filter(([id]) => !ownIds.has(id));
  const otherIds = new Set(others.map(([id]) => id));
  const missing = entries.slice(PAGE_SIZE).filter(([id]) => !otherIds.has(id));
  return [...own, ...missing, ...others];
}

/**
 * What is known of the order of the rentals that are visible from the page on: all of it with the index, else the cards that
 * the page brings, and how many follow. Beside its own it brings some for the default view of the map, between which others may
 * come in another view (`isDefaultView`). On a later page `more` is the least there can be: some may be on the pages before.
 */
export function knownOrder(
  brought: BroughtEntries,
  index: readonly ListEntry[] | null,
  { shows, shown }: VisibleRentals,
  isDefaultView: boolean,
): KnownOrder {
  const { entries, offset } = brought;
  const idsOf = (some: readonly ListEntry[]) => some.filter(([, place]) => shows(place)).map(([id]) => id);
  if (index !== null) return { ids: idsOf(entriesFrom(brought, index)), more: 0 };
  const ids = idsOf(isDefaultView ? entries : entries.slice(0, PAGE_SIZE));
  return { ids, more: Math.max(0, shown - offset - ids.length) };
}
