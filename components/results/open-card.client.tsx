"use client";

import { useRouter } from "next/navigation";
import { useHomeState } from "@/components/home/home-state.client";
import { useLeaving } from "@/components/home/leaving.client";
import { useMarkPlace } from "@/components/home/map-camera.client";
import { canonicalQuery, homeHref, parseListQuery } from "@/lib/filters/schema";
import { type ListEntry, NO_PLACE } from "@/lib/rentals/list-index";
import { cardLink, isPlainClick } from "./card-link";

type Props = {
  /** The list the cards are of, for the places they are at. */
  index?: readonly ListEntry[];
  children: React.ReactNode;
  className?: string;
};

/**
 * Opens cards over the list: one listener for all of them. The current query goes along, so that filters,
 * keyword highlight and the way back survive a reload; the link itself stays plain (DESIGN section 4), and the
 * query joins the address when the rental is open.
 */
export function OpenCard({ index = [], children, className }: Props) {
  const router = useRouter();
  const { filters } = useHomeState();
  const markPlace = useMarkPlace();
  const leaving = useLeaving();

  const open = (event: React.MouseEvent) => {
    const link = cardLink(event.target);
    if (link === null || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    const query = canonicalQuery(filters);
    leaving.current = query;
    // Keywords typed a moment ago may not be in the address yet; the entry to come back to has them.
    const inAddress = canonicalQuery({ ...parseListQuery(window.location.search), page: 1 });
    if (inAddress !== query) window.history.replaceState(null, "", homeHref(filters));
    // Opened from anywhere on the card, focus comes back to its link.
    link.focus({ preventScroll: true });
    router.push(link.pathname, { scroll: false });
  };
  const turnTo = (event: React.SyntheticEvent) => {
    const link = cardLink(event.target);
    if (link !== null) router.prefetch(link.pathname);
    const place = index.find(([id]) => id === Number(link?.dataset.rental))?.[1] ?? NO_PLACE;
    markPlace(place === NO_PLACE ? null : place);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only listens
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={className}
      onClick={open}
      // A finger says what it turns to when it comes down; the pointer that follows says it again.
      onPointerOver={(event) => event.pointerType !== "touch" && turnTo(event)}
      onTouchStart={turnTo}
      onFocus={turnTo}
      onMouseLeave={() => markPlace(null)}
    >
      {children}
    </div>
  );
}
