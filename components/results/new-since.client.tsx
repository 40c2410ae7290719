"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";
import type { ListEntry } from "@/lib/rentals/list-entry";
import { NEW, newCount, newHeader, newSinceWords } from "@/lib/visits/new-words";
import { storedNewBeyond, storeSeen } from "@/stores/search-marks";
import { whenSeen } from "./when-seen";

/** Rules for more cards would slow the page down; further ones of a long absence are in the count alone. */
const MAX_MARKED = 500;

/**
 * The mark on a card, a dot and its word, which is part of the link's text. Its weight gives way to any other mark at the
 * same place.
 */
const LOOK =
  `content:"${NEW}";position:absolute;top:.5rem;left:.5rem;z-index:2;padding:.125rem .625rem .125rem 1.375rem;` +
  "border-radius:9999px;color:var(--color-ink);font-weight:600;font-size:.75rem;line-height:1rem;" +
  "background:radial-gradient(circle at .8125rem,var(--color-clay) .21875rem,transparent .25rem) var(--color-surface)";

function useCardMarks(ids: readonly number[]) {
  const links = ids.slice(0, MAX_MARKED).map((id) => `[data-rental="${id}"]`);
  const css =
    links.length === 0 ? "" : `:where(.card-grid:not([data-wide])) :is(${links.join()})::before{${LOOK}}`;
  useEffect(() => {
    if (css === "") return;
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, [css]);
}

/** The new rentals alone, in place of the list, and what is said of them. */
export type OnlyNew = { ids: readonly number[]; more: 0; message: string };

type Props = {
  /** The canonical query of the list, without its page. */
  search: string;
  /** The highest id among the matches. */
  newest: number;
  /** Every match; null until it has arrived. */
  index: readonly ListEntry[] | null;
  requestIndex: () => void;
  /** Whether the map shows the rentals of a place. */
  shows: (place: number) => boolean;
  /** The id of the first rental that is shown. */
  firstShown: number | undefined;
  isFirstPage: boolean;
  /** Around the cards. */
  panelRef: RefObject<HTMLElement | null>;
  /** Set while only the new ones are shown. */
  only: OnlyNew | null;
  onShow: (only: OnlyNew | null) => void;
};

/**
 * How many rentals of a search are new since the visit before, as a button that shows only them, wherever on Bali they are,
 * with a mark on their cards (docs/behaviour.md, N1 to N3). It stands beside the header, so that nothing moves.
 */
export function NewSince(props: Props) {
  const { search, newest, index, requestIndex, shows, firstShown, isFirstPage } = props;
  const { panelRef, only, onShow } = props;
  // What is new stays new while the list is on screen.
  const [beyond] = useState(() => storedNewBeyond(search));
  const hasNew = beyond !== null && newest > beyond;
  useEffect(() => {
    if (hasNew) requestIndex();
  }, [hasNew, requestIndex]);
  const found = hasNew && index !== null ? index.filter(([id]) => id > beyond) : [];
  const ids = found.map(([id]) => id);
  useCardMarks(ids);

  // A rental may be open over the list.
  const isInFront = usePathname() === "/";
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another first card there is another element to see
  useEffect(() => {
    const panel = panelRef.current;
    if (panel === null || !isInFront || !isFirstPage) return;
    return whenSeen(panel.querySelector("article") ?? panel, () => storeSeen(search, newest));
  }, [search, newest, firstShown, isInFront, isFirstPage]);

  if (found.length === 0) return null;
  const words = newSinceWords(found.length, found.filter(([, place]) => !shows(place)).length);
  const count = newCount(found.length);
  return (
    <button
      type="button"
      aria-pressed={only !== null}
      title={words}
      onClick={() => onShow(only ? null : { ids, more: 0, message: newHeader(ids.length) })}
      className="new-since"
    >
      {count}
      <span className="sr-only">{words.slice(count.length)}</span>
    </button>
  );
}
