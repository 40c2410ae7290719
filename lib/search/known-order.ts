import type { VisibleRentals } from "@/lib/map/visible-rentals";
import type { ListEntry } from "@/lib/rental/list-entry";

/** The known start of a list's order, and the number of rentals after it. */
type KnownOrder = { ids: readonly number[]; more: number };

/** The entries of the cards in a page's HTML, in order. `offset` is the number of rentals on earlier pages. */
export type PageEntries = { entries: readonly ListEntry[]; offset: number };

/** The map's view beside that of the page: the same, a part of it, or another one. */
export type ViewOfPage = "same" | "part" | "other";

/**
 * The order of the visible rentals: complete if the index is loaded, else the cards in the page's HTML and the number of rentals
 * after them, which other views have in between. In its own view a later page begins where the one before ended; its cards
 * are on screen and so come first, whatever the index has, which may stem from a different read.
 */
export function knownOrder(
  { entries, offset }: PageEntries,
  index: readonly ListEntry[] | null,
  { shows, shown }: VisibleRentals,
  view: ViewOfPage,
): KnownOrder {
  const idsOf = (listed: readonly ListEntry[]) =>
    listed.filter(([, place]) => shows(place)).map(([id]) => id);
  const own = idsOf(entries);
  const first = view === "same" ? offset : 0;
  if (index === null) {
    const ids = view === "same" || (view === "part" && offset === 0) ? own : [];
    return { ids, more: Math.max(0, shown - first - ids.length) };
  }
  if (view !== "same") return { ids: idsOf(index), more: 0 };
  const others = idsOf(index)
    .slice(first)
    .filter((id) => !own.includes(id));
  return { ids: [...own, ...others], more: 0 };
}
