"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { newCount, newHeader, newSinceWords } from "@/lib/device/new-words";
import { afterSeeing, newBeyond } from "@/lib/device/search-visits";
import { splitLocale } from "@/lib/language/locales";
import type { ListEntry } from "@/lib/rental/list-entry";
import { countSearch } from "@/stores/count-visit";
import { changeDevice, useDeviceStore } from "@/stores/device-store";

/** More CSS rules would slow the page down. Further new rentals are only counted. */
const MAX_BADGES = 500;

/** Part of the link's text. `:where` keeps its specificity below that of other badges at the same position. */
const BADGE =
  `position:absolute;top:.5rem;left:.5rem;z-index:2;padding:.125rem .625rem .125rem 1.375rem;` +
  "border-radius:9999px;color:var(--color-ink);font-weight:600;font-size:.75rem;line-height:1rem;" +
  "background:radial-gradient(circle at .8125rem,var(--color-clay) .21875rem,transparent .25rem) var(--color-surface)";

function useNewBadges(ids: readonly number[]) {
  const word = useTranslations()("listExtras.new");
  const links = ids.slice(0, MAX_BADGES).map((id) => `[data-rental="${id}"]`);
  const css =
    links.length === 0
      ? ""
      : `:where(.card-grid:not([data-wide])) :is(${links.join()})::before{content:"${word}";${BADGE}}`;
  useEffect(() => {
    if (css === "") return;
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, [css]);
}

/** Visible share of an element, and time, that count as seen. */
const SHARE = 0.25;
const SEEN_MS = 3_000;

/**
 * Calls `onSeen` after three seconds on screen without a break, while the page is visible. Returns a function that stops it.
 */
function whenSeen(element: Element, onSeen: () => void): () => void {
  let isOnScreen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (isOnScreen && document.visibilityState === "visible") timer = setTimeout(end, SEEN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      restart();
    },
    { threshold: SHARE },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", restart);
  };
  const end = () => {
    stop();
    onSeen();
  };
  observer.observe(element);
  document.addEventListener("visibilitychange", restart);
  return stop;
}

type Props = {
  list: ListOnPage;
  /** All matches; null until the index has arrived. */
  index: readonly ListEntry[] | null;
  requestIndex: () => void;
  firstShown: number | undefined;
  panelRef: RefObject<HTMLElement | null>;
};

/**
 * The number of new rentals since the last visit, which shows only these, wherever in the region, and badges on their cards
 * (docs/behaviour.md, N1 to N3). Beside the header, so that nothing moves.
 */
export function NewSince({ list, index, requestIndex, firstShown, panelRef }: Props) {
  const { locale, t } = useLanguage();
  const { search, visible, only, setOnly } = useHomeState();
  const { newest, offset } = list;
  const isFirstPage = offset === 0;
  // In this component, because it is made anew for every search.
  useEffect(() => countSearch("view"), []);
  // Read once: new rentals stay new while the list is on screen.
  const [beyond] = useState(() => newBeyond(useDeviceStore.getState().visits, search, Date.now()));
  const hasNew = beyond !== null && newest > beyond;
  useEffect(() => {
    if (hasNew) requestIndex();
  }, [hasNew, requestIndex]);
  const found = hasNew && index !== null ? index.filter(([id]) => id > beyond) : [];
  const ids = found.map(([id]) => id);
  useNewBadges(ids);

  // False while a rental is open over the list.
  const isInFront = splitLocale(usePathname()).path === "/";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first card means another element to observe
  useEffect(() => {
    const panel = panelRef.current;
    if (panel === null || !isInFront || !isFirstPage) return;
    return whenSeen(panel.querySelector("article") ?? panel, () =>
      changeDevice(({ visits }) => ({ visits: afterSeeing(visits, search, newest, Date.now()) })),
    );
  }, [search, newest, firstShown, isInFront, isFirstPage]);

  if (found.length === 0) return null;
  const words = newSinceWords(found.length, found.filter(([, place]) => !visible.shows(place)).length, {
    locale,
    t,
  });
  const count = newCount(found.length, { locale, t });
  return (
    <button
      type="button"
      aria-pressed={only !== null}
      title={words}
      onClick={() => setOnly(only ? null : { ids, message: newHeader(ids.length, { locale, t }) })}
      className="new-since"
    >
      {count}
      <span className="sr-only">{words.slice(count.length)}</span>
    </button>
  );
}
