"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { ListEntry } from "@/lib/rentals/list-entry";
import { NEW, newSinceWords } from "@/lib/visits/new-words";
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
};

/**
 * How many rentals of a search are new since the visit before, with a mark on their cards (docs/behaviour.md, N1, N2). The
 * line stands in the gap above the cards, so that nothing moves.
 */
export function NewSince(props: Props) {
  const { search, newest, index, requestIndex, shows, firstShown, isFirstPage } = props;
  const ref = useRef<HTMLParagraphElement>(null);
  // What is new stays new while the list is on screen.
  const [beyond] = useState(() => storedNewBeyond(search));
  const hasNew = beyond !== null && newest > beyond;
  useEffect(() => {
    if (hasNew) requestIndex();
  }, [hasNew, requestIndex]);
  const found = hasNew && index !== null ? index.filter(([id]) => id > beyond) : [];
  useCardMarks(found.map(([id]) => id));

  // A rental may be open over the list.
  const isInFront = usePathname() === "/";
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another first card there is another element to see
  useEffect(() => {
    const line = ref.current;
    if (line === null || !isInFront || !isFirstPage) return;
    const firstCard = line.nextElementSibling?.querySelector("article");
    return whenSeen(firstCard ?? line, () => storeSeen(search, newest));
  }, [search, newest, firstShown, isInFront, isFirstPage]);

  return (
    <p
      ref={ref}
      className="absolute inset-x-0 bottom-full h-4.5 truncate pb-0.5 text-ink-soft text-xs leading-4"
    >
      {found.length === 0
        ? null
        : newSinceWords(found.length, found.filter(([, place]) => !shows(place)).length)}
    </p>
  );
}
