import type { Language, Translator } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { formatAmount, formatPrice } from "@/lib/money/format-price";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { placeLabel } from "@/lib/places/place-label";
import { REGION_NAME } from "@/lib/region/names";
import { amenityLabel, kindAndArea, kindLabel, kindOf, roomsLabel } from "@/lib/rental/labels";
import { calendarDate } from "@/lib/rental/posting-date";
import type { Rental } from "@/lib/rental/rental";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { shareTitle } from "./rental-titles";
import { joinFitting, MAX_DESCRIPTION, MIN_DESCRIPTION } from "./text-lengths";

const MAX_AMENITY = 30;
const SEPARATOR = " · ";

/** The monthly price, and the advertised one if it differs; empty if the price is doubtful. */
function priceFacts(rental: Rental, rates: ExchangeRates, language: Language): string[] {
  const { price_amount, price_currency, rental_period } = rental;
  const monthly = plausiblePrice(rental, rates);
  if (monthly === null || monthly.perMonth <= 0) return [];
  const advertised = formatPrice(price_amount, price_currency, rental_period, language) ?? "";
  if (monthly.advertised || rental_period === null) return [advertised];
  const price = formatAmount(monthly.perMonth, monthly.currency, language.locale);
  return [language.t("money.per.month", { price }), advertised];
}

/** Removes contacts and line breaks, then empty facts. */
function cleanFacts(facts: readonly string[]): string[] {
  return facts.map((fact) => withoutContacts(plainText(fact))).filter((fact) => fact !== "");
}

function shortAmenities(rental: Rental, t: Translator): string[] {
  return rental.amenities
    .filter((amenity) => amenity.length <= MAX_AMENITY)
    .map((amenity) => amenityLabel(amenity, t));
}

/** Most important facts first. */
function rentalFacts(rental: Rental, rates: ExchangeRates, language: Language): string[] {
  const { t } = language;
  return cleanFacts([
    kindAndArea(rental, t),
    roomsLabel(rental.bedrooms, rental.bathrooms, t),
    ...priceFacts(rental, rates, language),
    ...shortAmenities(rental, t),
    rental.title ?? "",
  ]);
}

/** The first facts that fit before `end`. */
const factsBefore = (end: string, facts: readonly string[]) =>
  joinFitting(facts, SEPARATOR, (text) => text.length + end.length <= MAX_DESCRIPTION);

/** One line of 70 to 160 characters for search results: fitting facts, date, and the number that makes it unique (docs/behaviour.md, S1). */
export function rentalDescription(rental: Rental, rates: ExchangeRates, language: Language): string {
  const { locale, t } = language;
  const date = calendarDate(rental.posted_at, locale);
  const posted = date === null ? "" : `${SEPARATOR}${t("meta.rental.posted", { date })}`;
  const end = `${posted}${SEPARATOR}${t("meta.rental.number", { id: String(rental.id) })}`;
  const start = factsBefore(end, rentalFacts(rental, rates, language));
  const isShort = start.length + end.length < MIN_DESCRIPTION;
  return `${start}${isShort ? `${SEPARATOR}${t("meta.rental.filler")}` : ""}${end}`;
}

/** Bedrooms in a title: "2-bedroom villa", "3 BR", "2 bed 1 bath". */
const BEDROOMS = /(?<!\d)(\d{1,2})[\s-]{0,2}(?:bed|br\b|bd)/gi;

/** The text of a link preview, 70 to 160 characters: facts that its title lacks, then the date (docs/behaviour.md, S1). */
export function shareDescription(rental: Rental, rates: ExchangeRates, language: Language): string {
  const { locale, t } = language;
  const title = shareTitle(rental, rates, language).toLowerCase();
  const isInTitle = (words: string) => title.includes(words.toLowerCase());
  const stated = [...title.matchAll(BEDROOMS)].map(([, count]) => Number(count));
  const bedrooms = rental.bedrooms !== null && stated.includes(rental.bedrooms) ? null : rental.bedrooms;
  const hasKindAndArea =
    isInTitle(kindLabel(kindOf(rental) ?? "rental", t)) &&
    isInTitle(placeLabel(rental.location ?? REGION_NAME, t));
  const advertised = priceFacts(rental, rates, language).at(-1);
  const isMonthly = rental.rental_period === "month" || rental.rental_period === null;
  const all = cleanFacts([
    roomsLabel(bedrooms, rental.bathrooms, t),
    hasKindAndArea ? "" : kindAndArea(rental, t),
    isMonthly ? "" : (advertised ?? ""),
    ...shortAmenities(rental, t).filter((amenity) => !isInTitle(amenity)),
  ]);
  const date = calendarDate(rental.posted_at, locale);
  const end = date === null ? "" : t("meta.rental.posted", { date });
  const start = factsBefore(SEPARATOR + end, all);
  const isShort = start.length + SEPARATOR.length + end.length < MIN_DESCRIPTION;
  return [start, isShort ? t("meta.rental.shareFiller") : "", end]
    .filter((part) => part !== "")
    .join(SEPARATOR);
}
