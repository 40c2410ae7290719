import { plainText } from "@/lib/description/plain-text";
import { formatAmount, formatPrice } from "@/lib/money/format-price";
import { monthlyPrice } from "@/lib/money/monthly-price";
import type { Rental } from "@/lib/rentals/rental";
import { roomsLabel } from "@/lib/rentals/rooms-label";
import { calendarDate } from "./calendar-date";
import { kindAndArea } from "./kind-and-area";
import { withoutContacts } from "./without-contacts";

const MAX_LENGTH = 160;
const MIN_LENGTH = 70;
const MAX_AMENITY = 30;
const SEPARATOR = " · ";

/** For listings that say next to nothing of themselves. */
const FILLER = "a monthly rental with its photos, description and contact";

/** The advertised price, and by the month where it is advertised otherwise: nothing of a price of zero. */
function prices(rental: Rental): string[] {
  const { price_amount, price_currency, rental_period } = rental;
  const monthly = monthlyPrice(rental);
  if (monthly === null || monthly.perMonth <= 0) return [];
  const advertised = formatPrice(price_amount, price_currency, rental_period) ?? "";
  if (monthly.advertised || rental_period === null) return [advertised];
  return [advertised, `${formatAmount(monthly.perMonth, monthly.currency)} / month`];
}

/** Facts in the order of what a reader wants to know, without contacts and line breaks. */
function facts(rental: Rental): string[] {
  const amenities = rental.amenities.filter((amenity) => amenity.length <= MAX_AMENITY);
  return [
    kindAndArea(rental),
    roomsLabel(rental.bedrooms, rental.bathrooms),
    ...prices(rental),
    ...amenities,
    rental.title ?? "",
  ]
    .map((fact) => withoutContacts(plainText(fact)))
    .filter((fact) => fact !== "");
}

/**
 * A listing in one line for search results and link previews: facts first, then when it was posted and its number,
 * by which no two are the same (QUALITY B15, F5). 70 to 160 characters; facts that do not fit are left out.
 */
export function rentalDescription(rental: Rental): string {
  const date = calendarDate(rental.posted_at);
  const end = `${date === null ? "" : `${SEPARATOR}posted ${date}`}${SEPARATOR}No. ${rental.id}`;
  const start = facts(rental).reduce((text, fact) => {
    const longer = text === "" ? fact : `${text}${SEPARATOR}${fact}`;
    return longer.length + end.length <= MAX_LENGTH ? longer : text;
  }, "");
  const isShort = start.length + end.length < MIN_LENGTH;
  return `${start}${isShort ? `${SEPARATOR}${FILLER}` : ""}${end}`;
}
