import type { Locale } from "@/lib/language/locales";
import type { groupDigits } from "@/lib/money/format-price";
import type { MapTexts, mapWords } from "@/lib/rental/list-messages";
import type { FirstView } from "./first-view";

/** Names that the inline script shares with the hydrated code. */
export const FIRST_VIEW_NAMES = {
  styleId: "first-view",
  /** Session storage key of the list's scroll position, followed by the key of the history entry. */
  placeName: "list-place",
} as const;

type FirstViewTexts = { locale: Locale; loading: string; empty: string; map: MapTexts };

/** Narrows the list to the map before its cards are painted. Refers to nothing outside itself, because its source is inlined. */
export function narrowFirstView(
  { places, cards, pageSize, widest, skeletons, total }: FirstView,
  digits: typeof groupDigits,
  wordsOf: typeof mapWords,
  { styleId, placeName }: typeof FIRST_VIEW_NAMES,
  { locale, loading, empty, map }: FirstViewTexts,
): void {
  const panel = document.querySelector("[data-map-space]");
  const header = document.querySelector("[data-list-header]");
  const totals = document.querySelector("[data-list-totals]");
  if (!(panel?.clientHeight && header && totals)) return;
  const style = document.createElement("style");
  style.id = styleId;
  document.head.append(style);
  const key = window.navigation?.currentEntry?.key;
  let isScrolled = null;
  const { hash, pathname, search } = window.location;
  try {
    // Move a shared view (shared-view.ts) into the history entry, which restores it.
    const shared = /^#map=(-[89]\.\d+),(11[3-6]\.\d+),([89]|1[0-7])(,.*)?$/.exec(hash);
    if (shared) {
      const [, lat, lng, zoom, names = ""] = shared;
      const camera = [lat, lng, zoom].map(Number);
      const mapView = [...camera, ...names.split(",").slice(1).map(decodeURIComponent)];
      window.history.replaceState({ ...window.history.state, mapView }, "", pathname + search);
    }
    isScrolled = key && window.sessionStorage.getItem(`${placeName} ${key}`);
  } catch {
    // A malformed address, or storage is denied.
  }
  // Property names of liked-list.client.tsx and map-selection.ts.
  const { state } = window.history;
  const likedOnly = state?.likedOnly;
  if (isScrolled || likedOnly || state?.mapView) {
    // Hide the list until the hydrated code restores it. The liked view has no filters and no map either.
    style.textContent = likedOnly
      ? "search,.with-map>div,.card-grid{display:none}.with-map{display:block}"
      : ".card-grid{visibility:hidden}";
    header.textContent = loading;
    return;
  }
  const { clientWidth: width, clientHeight: height } = panel;
  const group = (whole: number) => digits(whole, locale);
  const shows = places.map((place) => place[0] <= width && place[1] <= height);
  const shown = places.reduce((sum, place, index) => sum + (shows[index] ? place[2] : 0), 0);
  const gapless = widest.some((size) => width <= size[0] && height <= size[1]);
  const hidden = cards.flatMap((place, index) =>
    shows[place] && (index < pageSize || gapless) ? [] : [index + 1],
  );
  const waiting = Math.min(skeletons, shown - (cards.length - hidden.length));
  style.textContent = [
    ...hidden.map((position) => `.card-grid>:nth-child(${position}){display:none}`),
    `.card-grid>[data-waiting]:nth-child(-n+${cards.length + waiting}){display:block}`,
  ].join("");
  header.textContent = shown === 0 ? empty : header.textContent.replace(group(total), group(shown));
  const [words] = totals.children;
  const outside = places.reduce((sum, place) => sum + place[2], 0) - shown;
  if (words) words.textContent = wordsOf(shown, total, outside, map, group);
  totals.toggleAttribute("hidden", shown === total);
}
