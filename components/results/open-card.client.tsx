"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useSetActivePlace } from "@/components/list-state/map-camera.client";
import { pendingCardNavigation } from "@/components/list-state/query-of-open-card.client";
import { cardLink, isPlainClick } from "@/components/ui/card-link";
import { prefetchWhole } from "@/components/ui/prefetch-whole.client";
import { canonicalQuery, homeHref, listSearch, parseListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";

type Props = {
  /** The entries of the cards, for their places. */
  entries?: readonly ListEntry[];
  children: React.ReactNode;
  className?: string;
};

/**
 * One listener for all cards. The links have no query, but the opened rental's URL gets the list's, so that filters,
 * highlighted keywords and the way back survive a reload.
 */
export function OpenCard({ entries = [], children, className }: Props) {
  const locale = useLocale();
  const router = useRouter();
  const { filters } = useHomeState();
  const setActivePlace = useSetActivePlace();

  const open = (event: React.MouseEvent) => {
    const link = cardLink(event.target);
    if (link === null || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    // The second click of a double click belongs to the target of the first: this card, or a dialog that it closed.
    if (event.detail > 1) return;
    const query = canonicalQuery(filters);
    pendingCardNavigation.query = query;
    // Recently typed keywords may not be in the URL yet, but the entry to return to must have them.
    const inUrl = listSearch(parseListQuery(window.location.search));
    if (inUrl !== query) window.history.replaceState(null, "", localPath(locale, homeHref(filters)));
    // Focus the link, wherever on the card the click was, so that it gets the focus back later.
    link.focus({ preventScroll: true });
    router.push(link.pathname, { scroll: false });
  };
  const onApproach = (event: React.SyntheticEvent) => {
    const link = cardLink(event.target);
    if (link !== null) prefetchWhole(router, link.pathname);
    const place = entries.find(([id]) => id === Number(link?.dataset.rental))?.[1] ?? NO_PLACE;
    setActivePlace(place === NO_PLACE ? null : place);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only listens
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={className}
      onClick={open}
      // onTouchStart handles touch; the emulated pointer events would repeat it.
      onPointerOver={(event) => event.pointerType !== "touch" && onApproach(event)}
      onTouchStart={onApproach}
      onFocus={onApproach}
      onMouseLeave={() => setActivePlace(null)}
    >
      {children}
    </div>
  );
}
