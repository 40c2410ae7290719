import type { Language } from "@/lib/language/translator";
import { comparisonOf } from "@/lib/market/comparison";
import { cardStanding } from "@/lib/market/market-text";
import { type RentMarket, rentMarket } from "@/lib/market/rent-market";
import { type RentsRow, rentsRows } from "@/lib/market/rents-table";
import type { LiveRental } from "@/lib/rental/rental";
import { derived, snapshot } from "@/server/data/snapshot";

/** The rent market of the live rentals. */
export const currentMarket = derived(({ rentals, places, rates }) =>
  rentMarket(rentals, places, rates.rates),
);

/** How far the rent of a rental is from the market, as cards say it; null if it is near or cannot be compared. */
export function standingsIn(market: RentMarket, language: Language): (rental: LiveRental) => string | null {
  return (rental) => cardStanding(comparisonOf(market, rental), language);
}

const currentRows = derived((current) => rentsRows(current, currentMarket(current)));

/** The data of /rents. */
export type RentsPage = { rows: RentsRow[]; listings: number; readAt: number };

/** Throws `UnreadError`. */
export function findRentsPage(): RentsPage {
  const current = snapshot();
  return { rows: currentRows(current), listings: current.rentals.length, readAt: current.readAt };
}
