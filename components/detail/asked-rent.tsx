import { isPaidInParts } from "@/lib/advert/paid-in-parts";
import type { DatedRates } from "@/lib/data/exchange-rates";
import { formatPrice } from "@/lib/money/format-price";
import { monthlyPrice } from "@/lib/money/monthly-price";
import { rentSum } from "@/lib/money/rent-sum";
import { shortDateSeenFrom } from "@/lib/rentals/posting-date";
import type { Rental } from "@/lib/rentals/rental";
import { Rent } from "./rent.client";
import { unitsOf } from "./units";

type Props = DatedRates & { rental: Rental };

/** The rent, and how a month follows from what the post asks. */
export function AskedRent({ rental, rates, origin }: Props) {
  const { price_amount, price_currency, rental_period, raw_description } = rental;
  const sum = rentSum(rental, {
    rates,
    isPaidInParts: rental_period === "year" && isPaidInParts(raw_description),
  });
  return (
    <Rent
      price={formatPrice(price_amount, price_currency, rental_period)}
      monthly={monthlyPrice(rental)}
      isFrom={unitsOf(rental).length > 0}
      rates={rates}
      ratesSource={origin.source}
      ratesDay={shortDateSeenFrom(null, origin.day)}
    >
      {sum.map((line) => (
        <p key={line} className="mt-1 text-ink-soft text-sm tabular-nums [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
    </Rent>
  );
}
