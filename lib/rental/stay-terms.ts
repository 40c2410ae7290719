import { certainValue } from "@/lib/facts/fact";
import type { Terms } from "@/lib/facts/rental-facts";
import { certainSources, firstStated } from "@/lib/facts/searched-facts";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { plausiblePrice } from "@/lib/money/monthly-price";
import type { Rental } from "./rental";

/** What an advert states for certain of the cost of a stay. Only the browser knows how long the stay is. */
export type StayTerms = {
  currency: string;
  /** Monthly rents, each for stays of at least `from` months. */
  rents: readonly { from: number; amount: number }[];
  totals: readonly { months: number; amount: number }[];
  minimum: number | null;
  ahead: number | null;
  hasDeposit: boolean;
};

const YEAR = 12;

/** The rents and sums of a price list, if the price of the listing is the first of its rents (docs/behaviour.md, M9). */
function priceList({ rents, stayTotals }: Terms, rental: Rental, currency: string) {
  const listed = rents.flatMap((rent) => certainValue(rent) ?? []);
  const [lead] = listed;
  if (lead !== undefined && (lead.amount !== rental.price_amount || lead.currency !== currency))
    return { rents: [], totals: [] };
  const own = listed.filter((rent) => rent.currency === currency);
  return {
    rents: own.flatMap(({ period, fromMonths, amount }) =>
      period === "month" && fromMonths !== undefined ? [{ from: fromMonths, amount }] : [],
    ),
    totals: [
      ...stayTotals
        .flatMap((total) => certainValue(total) ?? [])
        .filter((total) => total.currency === currency),
      ...own.flatMap(({ period, amount }) => (period === "year" ? [{ months: YEAR, amount }] : [])),
    ].map(({ months, amount }) => ({ months, amount })),
  };
}

/** The terms of a stay (docs/behaviour.md, M12). Null for several homes, a doubtful rent, or one not by month or year. */
export function stayTerms(rental: Rental, rates: ExchangeRates): StayTerms | null {
  const { price_amount: amount, rental_period: period, facts } = rental;
  const isYearly = period === "year";
  if (amount === null || (period !== "month" && !isYearly) || (facts?.units.length ?? 0) > 0) return null;
  if (plausiblePrice(rental, rates) === null) return null;
  const currency = rental.price_currency ?? BASE_CURRENCY;
  const sources = certainSources(facts);
  const lists = sources.map((terms) => priceList(terms, rental, currency));
  const isYearAtOnce = isYearly && facts?.isPaidInParts !== true;
  return {
    currency,
    rents: [...(isYearly ? [] : [{ from: 0, amount }]), ...lists.flatMap(({ rents }) => rents)],
    totals: [...lists.flatMap(({ totals }) => totals), ...(isYearly ? [{ months: YEAR, amount }] : [])],
    minimum: firstStated(sources, ({ minimumStayMonths }) => certainValue(minimumStayMonths)),
    ahead:
      firstStated(sources, ({ monthsAhead }) => certainValue(monthsAhead)) ?? (isYearAtOnce ? YEAR : null),
    hasDeposit:
      firstStated(sources, ({ deposit, depositInWords }) => {
        if (certainValue(deposit) !== null) return true;
        const inWords = certainValue(depositInWords);
        return inWords && inWords === "yes";
      }) === true,
  };
}
