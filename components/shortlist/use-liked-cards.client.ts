import { useEffect, useEffectEvent, useState } from "react";
import { cardLists, fetchCardList } from "@/lib/device/liked-lists";
import type { Locale } from "@/lib/language/locales";
import type { Card } from "@/lib/search/card";

type LikedCards = {
  /** By id; null for a rental that the site no longer has. */
  known: ReadonlyMap<number, Card | null>;
  hasFailed: boolean;
  /** When the cards were kept on this device; null if they come from the site. */
  keptAt: string | null;
};

/** The cards of these rentals. A failure is logged, and never taken for a removal (docs/behaviour.md, K6). */
export function useLikedCards(ids: readonly number[], locale: Locale): LikedCards & { load: () => void } {
  const [cards, setCards] = useState<LikedCards>({ known: new Map(), hasFailed: false, keptAt: null });
  const load = async () => {
    setCards((now) => ({ ...now, hasFailed: false }));
    const unknown = ids.filter((id) => !cards.known.has(id));
    try {
      const answers = await Promise.all(cardLists(unknown, locale).map(fetchCardList));
      const found = new Map(
        answers.flatMap((answer) => answer.cards.map((card) => [card.id, card] as const)),
      );
      setCards(({ known }) => ({
        known: new Map([...known, ...unknown.map((id) => [id, found.get(id) ?? null] as const)]),
        hasFailed: false,
        keptAt: answers.find(({ keptAt }) => keptAt !== null)?.keptAt ?? null,
      }));
    } catch (error) {
      console.error("Loading liked rentals failed", error);
      setCards((now) => ({ ...now, hasFailed: true }));
    }
  };
  const onUnknown = useEffectEvent(load);
  const isMissing = ids.some((id) => !cards.known.has(id));
  useEffect(() => {
    if (isMissing) void onUnknown();
  }, [isMissing]);
  return { ...cards, load };
}
