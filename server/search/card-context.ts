import type { Language } from "@/lib/language/translator";
import type { CardContext } from "@/lib/search/card";
import { formerRent } from "@/lib/search/reduced-rent";
import type { Snapshot } from "@/lib/search/snapshot";
import { currentMarket, standingsIn } from "./current-market";

/** For the cards of a page and for those that are loaded later. */
export function cardContext(snapshot: Snapshot, language: Language): CardContext {
  const { places, readAt, texts, rates } = snapshot;
  const { factsOf } = texts;
  return {
    language,
    now: new Date(readAt),
    places,
    unitsOf: (id) => factsOf(id).units,
    standingOf: standingsIn(currentMarket(snapshot), language),
    formerRentOf: (rental) => formerRent(rental, { factsOf, rates: rates.rates }),
  };
}
