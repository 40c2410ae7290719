import { DEFAULT_LOCALE } from "@/lib/language/locales";
import type { ExchangeRates } from "@/lib/money/currency";
import { formatAmount, formatPrice } from "@/lib/money/format-price";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { placeLabel } from "@/lib/places/place-label";
import { kindAndArea, kindOf, roomsLabel } from "@/lib/rentals/labels";
import { calendarDate } from "@/lib/rentals/posting-date";
import type { Rental } from "@/lib/rentals/rental";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { languageOf } from "@/server/language/language-of";
import { shareTitle } from "./rental-titles";

/** Until every caller knows the language of its page. */
const language = languageOf(DEFAULT_LOCALE);

const MAX_LENGTH = 160;
const MIN_LENGTH = 70;
const MAX_AMENITY = 30;
const SEPARATOR = " · ";

/** Appended if a listing has hardly any facts. */
const FILLER = "a monthly rental with its photos, description and contact";

/** The monthly price, and the advertised one if it differs; empty if the price is doubtful. */
function priceFacts(rental: Rental, rates: ExchangeRates): string[] {
  const { price_amount, price_currency, rental_period } = rental;
  const monthly = plausiblePrice(rental, rates);
  if (monthly === null || monthly.perMonth <= 0) return [];
  const advertised = formatPrice(price_amount, price_currency, rental_period, language) ?? "";
  if (monthly.advertised || rental_period === null) return [advertised];
  return [`${formatAmount(monthly.perMonth, monthly.currency, language.locale)} / month`, advertised];
}

/** Removes contacts and line breaks, then empty facts. */
function cleanFacts(facts: readonly string[]): string[] {
  return facts.map((fact) => withoutContacts(plainText(fact))).filter((fact) => fact !== "");
}

function shortAmenities(rental: Rental): string[] {
  return rental.amenities.filter((amenity) => amenity.length <= MAX_AMENITY);
}

/** Most important facts first. */
function rentalFacts(rental: Rental, rates: ExchangeRates): string[] {
  return cleanFacts([
    kindAndArea(rental, language.t),
    roomsLabel(rental.bedrooms, rental.bathrooms, language.t),
    ...priceFacts(rental, rates),
    ...shortAmenities(rental),
    rental.title ?? "",
  ]);
}

/** Joins as many of the facts as leave room for the end of the line. */
function joinFitting(facts: readonly string[], end: string): string {
  return facts.reduce((text, fact) => {
    const longer = text === "" ? fact : `${text}${SEPARATOR}${fact}`;
    return longer.length + end.length <= MAX_LENGTH ? longer : text;
  }, "");
}

/**
 * A listing in one line for search results: facts, posting date, and the number that makes it unique (docs/behaviour.md,
 * S1). 70 to 160 characters; facts that do not fit are omitted.
 */
export function rentalDescription(rental: Rental, rates: ExchangeRates): string {
  const date = calendarDate(rental.posted_at, language.locale);
  const end = `${date === null ? "" : `${SEPARATOR}posted ${date}`}${SEPARATOR}No. ${rental.id}`;
  const start = joinFitting(rentalFacts(rental, rates), end);
  const isShort = start.length + end.length < MIN_LENGTH;
  return `${start}${isShort ? `${SEPARATOR}${FILLER}` : ""}${end}`;
}

/** Long enough on its own, because the title may contain every other fact. */
const SHARE_FILLER = "a monthly rental in Bali with its photos, its full description and contact";

/** Bedrooms in a title: "2-bedroom villa", "3 BR", "2 bed 1 bath". */
const BEDROOMS = /(?<!\d)(\d{1,2})[\s-]{0,2}(?:bed|br\b|bd)/gi;

/**
 * The text under the title of a link preview: facts that the title lacks, then the posting date. 70 to 160 characters
 * (docs/behaviour.md, S1).
 */
export function shareDescription(rental: Rental, rates: ExchangeRates): string {
  const title = shareTitle(rental, rates).toLowerCase();
  const isInTitle = (words: string) => title.includes(words.toLowerCase());
  const stated = [...title.matchAll(BEDROOMS)].map(([, count]) => Number(count));
  const bedrooms = rental.bedrooms !== null && stated.includes(rental.bedrooms) ? null : rental.bedrooms;
  const hasKindAndArea =
    isInTitle(kindOf(rental) ?? "rental") && isInTitle(placeLabel(rental.location ?? "Bali", language.t));
  const advertised = priceFacts(rental, rates).at(-1);
  const isMonthly = rental.rental_period === "month" || rental.rental_period === null;
  const all = cleanFacts([
    roomsLabel(bedrooms, rental.bathrooms, language.t),
    hasKindAndArea ? "" : kindAndArea(rental, language.t),
    isMonthly ? "" : (advertised ?? ""),
    ...shortAmenities(rental).filter((amenity) => !isInTitle(amenity)),
  ]);
  const date = calendarDate(rental.posted_at, language.locale);
  const end = date === null ? "" : `posted ${date}`;
  const start = joinFitting(all, SEPARATOR + end);
  const isShort = start.length + SEPARATOR.length + end.length < MIN_LENGTH;
  return [start, isShort ? SHARE_FILLER : "", end].filter((part) => part !== "").join(SEPARATOR);
}
