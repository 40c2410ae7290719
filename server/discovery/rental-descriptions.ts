import type { ExchangeRates } from "@/lib/money/currency";
import { formatAmount, formatPrice } from "@/lib/money/format-price";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { placeLabel } from "@/lib/places/place-label";
import { kindAndArea, kindOf, roomsLabel } from "@/lib/rentals/labels";
import { calendarDate } from "@/lib/rentals/posting-date";
import type { Rental } from "@/lib/rentals/rental";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { shareTitle } from "./rental-titles";

const MAX_LENGTH = 160;
const MIN_LENGTH = 70;
const MAX_AMENITY = 30;
const SEPARATOR = " · ";

/** For listings with hardly any facts. */
const FILLER = "a monthly rental with its photos, description and contact";

/** The monthly price, and the advertised one if it differs; none if it is doubtful. */
function prices(rental: Rental, rates: ExchangeRates): string[] {
  const { price_amount, price_currency, rental_period } = rental;
  const monthly = plausiblePrice(rental, rates);
  if (monthly === null || monthly.perMonth <= 0) return [];
  const advertised = formatPrice(price_amount, price_currency, rental_period) ?? "";
  if (monthly.advertised || rental_period === null) return [advertised];
  return [`${formatAmount(monthly.perMonth, monthly.currency)} / month`, advertised];
}

/** Without contacts, line breaks and what is then empty. */
function readable(facts: readonly string[]): string[] {
  return facts.map((fact) => withoutContacts(plainText(fact))).filter((fact) => fact !== "");
}

function amenitiesOf(rental: Rental): string[] {
  return rental.amenities.filter((amenity) => amenity.length <= MAX_AMENITY);
}

/** Facts in the order of importance to a reader. */
function facts(rental: Rental, rates: ExchangeRates): string[] {
  return readable([
    kindAndArea(rental),
    roomsLabel(rental.bedrooms, rental.bathrooms),
    ...prices(rental, rates),
    ...amenitiesOf(rental),
    rental.title ?? "",
  ]);
}

/** As many of the facts as leave room for the end of the line. */
function line(facts: readonly string[], end: string): string {
  return facts.reduce((text, fact) => {
    const longer = text === "" ? fact : `${text}${SEPARATOR}${fact}`;
    return longer.length + end.length <= MAX_LENGTH ? longer : text;
  }, "");
}

/**
 * A listing in one line for search results and link previews: facts first, then when it was posted and its number,
 * which makes it unique (docs/behaviour.md, S1). 70 to 160 characters; facts that do not fit are left out.
 */
export function rentalDescription(rental: Rental, rates: ExchangeRates): string {
  const date = calendarDate(rental.posted_at);
  const end = `${date === null ? "" : `${SEPARATOR}posted ${date}`}${SEPARATOR}No. ${rental.id}`;
  const start = line(facts(rental, rates), end);
  const isShort = start.length + end.length < MIN_LENGTH;
  return `${start}${isShort ? `${SEPARATOR}${FILLER}` : ""}${end}`;
}

/** Long enough alone, because the title may have said everything else. */
const SHARE_FILLER = "a monthly rental in Bali with its photos, its full description and contact";

/** The numbers of bedrooms that a title states: of "2-bedroom villa", "3 BR" and "2 bed 1 bath". */
const BEDROOMS = /(?<!\d)(\d{1,2})[\s-]{0,2}(?:bed|br\b|bd)/gi;

/**
 * The text under the title of a link preview: what the title does not say, facts first, then when the listing was posted. 70
 * to 160 characters (docs/behaviour.md, S1).
 */
export function shareDescription(rental: Rental, rates: ExchangeRates): string {
  const title = shareTitle(rental, rates).toLowerCase();
  const isSaid = (words: string) => title.includes(words.toLowerCase());
  const stated = [...title.matchAll(BEDROOMS)].map(([, count]) => Number(count));
  const bedrooms = rental.bedrooms !== null && stated.includes(rental.bedrooms) ? null : rental.bedrooms;
  const isPlaced = isSaid(kindOf(rental) ?? "rental") && isSaid(placeLabel(rental.location ?? "Bali"));
  const advertised = prices(rental, rates).at(-1);
  const isMonthly = rental.rental_period === "month" || rental.rental_period === null;
  const all = readable([
    roomsLabel(bedrooms, rental.bathrooms),
    isPlaced ? "" : kindAndArea(rental),
    isMonthly ? "" : (advertised ?? ""),
    ...amenitiesOf(rental).filter((amenity) => !isSaid(amenity)),
  ]);
  const date = calendarDate(rental.posted_at);
  const end = date === null ? "" : `posted ${date}`;
  const start = line(all, SEPARATOR + end);
  const isShort = start.length + SEPARATOR.length + end.length < MIN_LENGTH;
  return [start, isShort ? SHARE_FILLER : "", end].filter((part) => part !== "").join(SEPARATOR);
}
