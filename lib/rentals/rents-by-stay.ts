import { readAdvert } from "@/lib/advert/read-advert";
import type { Rent } from "@/lib/advert/rent";
import { compactAmount } from "@/lib/money/format-price";
import type { Rental } from "@/lib/rentals/rental";

type Read = Pick<
  Rental,
  "raw_description" | "posted_at" | "price_amount" | "price_currency" | "rental_period"
>;

/** "from 12 months: Rp 7.8M / month"; a rent by the year is for twelve. */
export const stayWords = ({ amount, currency, period, fromMonths = 12 }: Rent): string =>
  `from ${fromMonths} month${fromMonths === 1 ? "" : "s"}: ${compactAmount(amount, currency)} / ${period}`;

/**
 * The rents of a post by length of stay, the shortest first: "from 12 months: Rp 7.8M / month", and what a year costs where it
 * is asked by the month too (docs/behaviour.md, M9). Empty where the rental's price is not the first of them, and where the
 * post asks for one rent only.
 */
export function rentsByStay(rental: Read): string[] {
  const { raw_description, posted_at, price_amount, price_currency, rental_period } = rental;
  const { rents } = readAdvert(raw_description, { postedAt: new Date(posted_at ?? 0) });
  const certain = rents.filter(({ doubt }) => doubt === null).map(({ value }) => value);
  const [lead, ...others] = certain;
  const leads =
    lead?.period === "month" &&
    lead.amount === price_amount &&
    lead.currency === price_currency &&
    lead.period === rental_period;
  const longer = others.filter(({ period, fromMonths }) => period === "year" || fromMonths !== undefined);
  if (!leads || longer.length === 0) return [];
  return (lead.fromMonths === undefined ? longer : [lead, ...longer]).map(stayWords);
}
