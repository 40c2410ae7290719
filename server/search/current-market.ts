import type { Language } from "@/lib/language/translator";
import { comparisonOf } from "@/lib/market/comparison";
import { cardStanding } from "@/lib/market/market-text";
import { rentMarket } from "@/lib/market/rent-market";
import { type RentsRow, rentsRows } from "@/lib/market/rents-table";
import type { CardContext } from "@/lib/search/card";
import { formerRent } from "@/lib/search/reduced-rent";
import type { Snapshot } from "@/lib/search/snapshot";
import { derived, snapshot } from "@/server/data/snapshot";

/** The rent market of the live rentals. */
export const currentMarket = derived(({ rentals, places, rates }) =>
  rentMarket(rentals, places, rates.rates),
);

/** For the cards of a page and for those that are loaded later. */
export function cardContext(current: Snapshot, language: Language): CardContext {
  const { places, readAt, texts, rates } = current;
  const { factsOf } = texts;
  const market = currentMarket(current);
  return {
    language,
    now: new Date(readAt),
    places,
    unitsOf: (id) => factsOf(id).units,
    standingOf: (rental) => cardStanding(comparisonOf(market, rental), language),
    formerRentOf: (rental) => formerRent(rental, { factsOf, rates: rates.rates }),
  };
}

const currentRows = derived((current) => rentsRows(current, currentMarket(current)));

/** The data of /rents; `listings` is the number of rents that are counted. */
export type RentsPage = { rows: RentsRow[]; listings: number; readAt: number };

/** Throws `UnreadError`. */
export function findRentsPage(): RentsPage {
  const current = snapshot();
  return { rows: currentRows(current), listings: currentMarket(current).rents.size, readAt: current.readAt };
}
