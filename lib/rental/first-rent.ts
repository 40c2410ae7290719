import { z } from "zod";
import { type Priced, RENTAL_PERIODS } from "@/lib/money/monthly-price";
import type { Rental } from "./rental";

/** The rent of a home's first post, for the `select` of the texts: without the text of that post. */
export const FIRST_RENT_COLUMNS =
  "first_amount:first_post->price_amount,first_currency:first_post->>price_currency,first_period:first_post->>rental_period";

const firstRent = z.object({
  first_amount: z.coerce.number().positive(),
  first_currency: z.string().regex(/^[A-Z]{3}$/),
  first_period: z.enum(RENTAL_PERIODS),
});

export function parseFirstRent(row: unknown): Priced | null {
  const { data } = firstRent.safeParse(row);
  return data === undefined
    ? null
    : {
        price_amount: data.first_amount,
        price_currency: data.first_currency,
        rental_period: data.first_period,
      };
}

export function firstRentOf(post: Rental["first_post"]): Priced | null {
  if (post === null) return null;
  const { price_amount, price_currency, rental_period } = post;
  return parseFirstRent({
    first_amount: price_amount,
    first_currency: price_currency,
    first_period: rental_period,
  });
}
