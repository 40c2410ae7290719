import type { Language } from "@/lib/language/translator";
import type { RentMarket } from "@/lib/market/rent-market";
import type { CardContext } from "@/lib/search/card";
import type { SearchContext } from "@/lib/search/criteria";
import { formerRent } from "@/lib/search/reduced-rent";
import { indexIfRead } from "@/server/data/keyword-search";
import { standingsIn } from "./current-market";

type Read = Pick<SearchContext, "places" | "rates" | "readAt"> & { market: RentMarket };

/** For the cards of a page and for those that are loaded later. What the texts would add is left out if they cannot be read. */
export async function cardContext(
  { places, rates, readAt, market }: Read,
  language: Language,
): Promise<CardContext> {
  const index = await indexIfRead(readAt);
  const factsOf = index?.factsOf ?? null;
  return {
    language,
    now: new Date(readAt),
    places,
    unitsOf: (id) => factsOf?.(id).units ?? [],
    textStartOf: (id) => index?.textStartOf(id) ?? "",
    standingOf: standingsIn(market, language),
    formerRentOf: (rental) => formerRent(rental, { factsOf, rates }),
  };
}
