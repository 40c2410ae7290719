"use client";

import { useRouter } from "next/navigation";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useSetActivePlace } from "@/components/list-state/map-camera.client";
import { cardLink, isPlainClick } from "@/components/ui/card-link";
import { canonicalQuery } from "@/lib/filters/schema";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { setOpenedFrom } from "@/stores/session-store";

type Router = ReturnType<typeof useRouter>;
type Kind = NonNullable<Parameters<Router["prefetch"]>[1]>["kind"];

/** The framework documents the value, but exports no name for its type. */
const isKind = (kind: string): kind is Kind => kind === "full";

/** Fetches what shows while a page is loading, and the page with its data: by default only the first is fetched. */
function prefetchWhole(router: Router, path: string): void {
  const kind = "full";
  if (isKind(kind)) router.prefetch(path, { kind });
  // The router takes the last call first.
  router.prefetch(path);
}

type Props = {
  /** The entries of the cards, for their places. */
  entries?: readonly ListEntry[];
  children: React.ReactNode;
};

/**
 * One listener for all cards. The links have no query, but the opened rental's address gets the list's, so that
 * filters, highlighted keywords and the way back survive a reload.
 */
export function OpenCard({ entries = [], children }: Props) {
  const router = useRouter();
  const { filters, whenWritten } = useHomeState();
  const setActivePlace = useSetActivePlace();

  const open = async (event: React.MouseEvent) => {
    const link = cardLink(event.target);
    if (link === null || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    // The second click of a double click belongs to the target of the first: this card, or a dialog that it closed.
    if (event.detail > 1) return;
    // Focus the link, wherever on the card the click was, so that it gets the focus back later.
    link.focus({ preventScroll: true });
    const query = canonicalQuery(filters);
    // Recently typed keywords may not be in the address yet, but the entry to return to must have them.
    await whenWritten();
    setOpenedFrom(query);
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
