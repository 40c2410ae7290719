import { type Locale, localPath } from "@/lib/language/locales";
import type { Card } from "@/lib/search/card";
import { MAX_IDS } from "@/lib/search/ids-param";

/** Names when a kept answer was made. Set by the service worker. */
export const KEPT_AT = "Kept-At";

/** The addresses of the cards of these rentals. */
export function cardLists(ids: readonly number[], locale: Locale): string[] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, list) => {
    const some = ids.slice(list * MAX_IDS, (list + 1) * MAX_IDS);
    return localPath(locale, `/api/rentals?ids=${some.join(",")}`);
  });
}

/** `keptAt` is null for an answer of the site. Rejects if there is neither. */
export async function fetchCardList(address: string): Promise<{ cards: Card[]; keptAt: string | null }> {
  // The browser's own copy may be from before a takedown.
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { rentals: cards }: { rentals: Card[] } = await response.json();
  return { cards, keptAt: response.headers.get(KEPT_AT) };
}
