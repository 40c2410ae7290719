import { postingDate } from "@/lib/dates/posting-date";
import { placeLabel } from "@/lib/geo/place-label";
import { formatPrice } from "@/lib/money/format-price";
import { type MonthlyPrice, monthlyPrice } from "@/lib/money/monthly-price";
import type { LiveRental } from "./rental";
import { rentalPath } from "./rental-path";
import { roomsLabel } from "./rooms-label";

/** What a card shows, worded on the server: only what is visible crosses to the browser. */
export type Card = {
  id: number;
  href: string;
  title: string;
  /** Place name, capitalised; null without one. */
  place: string | null;
  rooms: string;
  /** The advertised price with its period; null without one. */
  price: string | null;
  monthly: MonthlyPrice | null;
  posted: string;
  media: string[];
};

/** The title of a card whose listing has none (SPEC section 2). */
const UNTITLED = "Rental property";

export function toCard(rental: LiveRental, now: Date): Card {
  const { price_amount, price_currency, rental_period, posted_at } = rental;
  return {
    id: rental.id,
    href: rentalPath(rental),
    title: rental.title ?? UNTITLED,
    place: rental.location === null ? null : placeLabel(rental.location),
    rooms: roomsLabel(rental.bedrooms, rental.bathrooms),
    price: formatPrice(price_amount, price_currency, rental_period),
    monthly: monthlyPrice(rental),
    posted: postingDate(posted_at === null ? null : new Date(posted_at), now),
    media: rental.media_urls,
  };
}
