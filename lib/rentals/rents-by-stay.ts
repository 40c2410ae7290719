import { NO_TERMS, type Rent, type Terms } from "@/lib/facts/rental-facts";
import { compactAmount } from "@/lib/money/format-price";
import type { Rental } from "@/lib/rentals/rental";

type Priced = Pick<Rental, "facts" | "price_amount" | "price_currency" | "rental_period">;

type StayTotal = Terms["stayTotals"][number]["value"];

/** "from 12 months: Rp 7.8M / month"; a rent by the year is for twelve. */
export const stayWords = ({ amount, currency, period, fromMonths = 12 }: Rent): string =>
  `from ${fromMonths} month${fromMonths === 1 ? "" : "s"}: ${compactAmount(amount, currency)} / ${period}`;

/** "for 6 months: Rp 126M" */
const totalWords = ({ amount, currency, months }: StayTotal): string =>
  `for ${months} months: ${compactAmount(amount, currency)}`;

/**
 * The rents of a post by length of stay, the shortest first: "from 12 months: Rp 7.8M / month", what a stay of several months
 * costs at once, and what a year costs where it is asked by the month too (docs/behaviour.md, M9). Empty where the rental's
 * price is not the first of them, and where the post asks for one rent only.
 */
export function rentsByStay(rental: Priced): string[] {
  const { price_amount, price_currency, rental_period } = rental;
  const { rents, stayTotals } = rental.facts?.advert ?? NO_TERMS;
  const certain = rents.filter(({ doubt }) => doubt === null).map(({ value }) => value);
  const [lead, ...others] = certain;
  const leads =
    lead?.amount === price_amount && lead.currency === price_currency && lead.period === rental_period;
  if (!leads || (lead.period !== "month" && lead.period !== "year")) return [];
  const longer = others.filter(({ period, fromMonths }) => period === "year" || fromMonths !== undefined);
  const totals = stayTotals.map(({ value }) => ({ months: value.months, words: totalWords(value) }));
  const isListed = lead.period === "month" || totals.length > 0;
  if (!isListed || longer.length + totals.length === 0) return [];
  const listed = lead.fromMonths === undefined && lead.period === "month" ? longer : [lead, ...longer];
  const rentsListed = listed.map((rent) => ({ months: rent.fromMonths ?? 12, words: stayWords(rent) }));
  return [...rentsListed, ...totals].toSorted((a, b) => a.months - b.months).map(({ words }) => words);
}
