import { postingDate } from "@/lib/dates/posting-date";
import { formatPrice } from "@/lib/money/format-price";
import { monthlyPrice } from "@/lib/money/monthly-price";
import type { Rental } from "@/lib/rentals/rental";
import { ContactDetails } from "./contact-details";
import { ConvertedPrice } from "./converted-price.client";
import { SourceDetails } from "./source-details";

type Props = { rental: Rental; readAt: number };

/** What a home costs, how old the advert is and whom to ask. */
export function PricePanel({ rental, readAt }: Props) {
  const { price_amount, price_currency, rental_period, posted_at } = rental;
  const price = formatPrice(price_amount, price_currency, rental_period);
  return (
    <aside
      aria-label="Price and contact"
      className="rounded-card border border-line bg-surface p-5 pb-0 shadow-card @4xl:sticky @4xl:top-20 @4xl:col-start-2 @4xl:row-start-1"
    >
      <p className="font-display font-semibold text-[1.375rem] leading-tight [overflow-wrap:anywhere]">
        {price ?? "Price on request"}
      </p>
      <ConvertedPrice monthly={monthlyPrice(rental)} />
      <p className="mt-1 mb-5 text-ink-soft text-sm">
        Posted {postingDate(posted_at === null ? null : new Date(posted_at), new Date(readAt))}
      </p>
      <ContactDetails rental={rental} />
      <SourceDetails rental={rental} />
    </aside>
  );
}
