"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { newCount, newHeader, newSinceWords } from "@/lib/device/new-words";
import { afterSeeing, newBeyond } from "@/lib/device/search-visits";
import { splitLocale } from "@/lib/language/locales";
import type { ListEntry } from "@/lib/rental/list-entry";
import { countVisit } from "@/stores/count-visit";
import { changeDevice, useDeviceStore } from "@/stores/device-store";

/** Time in the foreground that counts as a look at the list. */
const SEEN_MS = 3_000;

type Props = {
  list: ListOnPage;
  /** All matches; null until the index has arrived. */
  index: readonly ListEntry[] | null;
  requestIndex: () => void;
};

/**
 * The number of new rentals since the last visit, which shows only these, wherever in the region (docs/behaviour.md, N1 to N3). Beside
 * the header, so that nothing moves.
 */
export function NewSince({ list, index, requestIndex }: Props) {
  const { locale, t } = useLanguage();
  const { search, visible, only, setOnly } = useHomeState();
  const { newest, offset } = list;
  const isFirstPage = offset === 0;
  // In this component, because it is made anew for every search.
  useEffect(() => countVisit("view", encodeURIComponent(location.pathname + location.search)), []);
  // Read once: new rentals stay new while the list is on screen.
  const [beyond] = useState(() => newBeyond(useDeviceStore.getState().visits, search, Date.now()));
  const hasNew = beyond !== null && newest > beyond;
  useEffect(() => {
    if (hasNew) requestIndex();
  }, [hasNew, requestIndex]);
  const found = hasNew && index !== null ? index.filter(([id]) => id > beyond) : [];
  const ids = found.map(([id]) => id);

  // False while a rental is open over the list.
  const isInFront = splitLocale(usePathname()).path === "/";
  useEffect(() => {
    if (!isInFront || !isFirstPage) return;
    let timer: ReturnType<typeof setTimeout>;
    const seen = () =>
      changeDevice(({ visits }) => ({ visits: afterSeeing(visits, search, newest, Date.now()) }));
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(seen, SEEN_MS);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [search, newest, isInFront, isFirstPage]);

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
