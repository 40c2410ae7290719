import type { ExchangeRates } from "@/lib/money/currency";
import { compactAmount, formatAmount, formatPrice } from "@/lib/money/format-price";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { placeLabel } from "@/lib/places/place-label";
import { areaOf, kindAndArea, roomsLabel } from "@/lib/rentals/labels";
import { calendarDate } from "@/lib/rentals/posting-date";
import type { LiveRental, Rental } from "@/lib/rentals/rental";
import { cutText } from "@/lib/text/excerpt";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { MAX_TITLE } from "./list-text";

/** Search engines rewrite very short titles. */
const MIN_PAGE_TITLE = 15;
/** Apps cut longer titles of link previews. */
const MAX_SHARE_TITLE = 70;

/** "Rp 35M / month", whatever the advertised period; null without a price or for a doubtful one. */
function shortPrice(rental: LiveRental, rates: ExchangeRates): string | null {
  const monthly = plausiblePrice(rental, rates);
  if (monthly === null || monthly.perMonth <= 0) return null;
  return `${compactAmount(monthly.perMonth, monthly.currency)} / month`;
}

/** The title of the listing on one line; without one, what it is and where. */
function ownTitle(rental: LiveRental): string {
  const title = withoutContacts(plainText(rental.title ?? ""));
  return /[\p{L}\p{N}]/u.test(title) ? title : `Monthly rental in ${areaOf(rental)}`;
}

/** The title of a link preview: that of the listing, without the site's name, at most 70 characters. */
export function shareTitle(rental: LiveRental): string {
  return cutText(ownTitle(rental), MAX_SHARE_TITLE);
}

/** The title of the listing with as many facts as fit into `max` characters: area, price, bedrooms. */
function titleWithFacts(rental: LiveRental, rates: ExchangeRates, max: number): string {
  const title = ownTitle(rental);
  const area = rental.location === null ? "" : placeLabel(withoutContacts(rental.location));
  const isNamed = area === "" || title.toLowerCase().includes(area.toLowerCase());
  const facts = [
    isNamed ? "" : `, ${area}`,
    ...[shortPrice(rental, rates), roomsLabel(rental.bedrooms, null)].map((fact) =>
      fact ? ` · ${fact}` : "",
    ),
  ];
  const whole = facts.reduce(
    (text, fact) => (text.length + fact.length <= max ? text + fact : text),
    cutText(title, max),
  );
  return whole.length < MIN_PAGE_TITLE ? `${whole}: rental in Bali` : whole;
}

/**
 * The title of a rental's page, 15 to 65 characters. If another of the `listed` rentals has the same title, the
 * number of the listing makes it unique.
 */
export function pageTitle(rental: LiveRental, listed: readonly LiveRental[], rates: ExchangeRates): string {
  const title = titleWithFacts(rental, rates, MAX_TITLE);
  const isShared = listed.some(
    (other) => other.id !== rental.id && titleWithFacts(other, rates, MAX_TITLE) === title,
  );
  if (!isShared) return title;
  const number = ` · No. ${rental.id}`;
  return titleWithFacts(rental, rates, MAX_TITLE - number.length) + number;
}

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

/** Facts in the order of importance to a reader, without contacts and line breaks. */
function facts(rental: Rental, rates: ExchangeRates): string[] {
  const amenities = rental.amenities.filter((amenity) => amenity.length <= MAX_AMENITY);
  return [
    kindAndArea(rental),
    roomsLabel(rental.bedrooms, rental.bathrooms),
    ...prices(rental, rates),
    ...amenities,
    rental.title ?? "",
  ]
    .map((fact) => withoutContacts(plainText(fact)))
    .filter((fact) => fact !== "");
}

/**
 * A listing in one line for search results and link previews: facts first, then when it was posted and its number,
 * which makes it unique (docs/behaviour.md, S1). 70 to 160 characters; facts that do not fit are left out.
 */
export function rentalDescription(rental: Rental, rates: ExchangeRates): string {
  const date = calendarDate(rental.posted_at);
  const end = `${date === null ? "" : `${SEPARATOR}posted ${date}`}${SEPARATOR}No. ${rental.id}`;
  const start = facts(rental, rates).reduce((text, fact) => {
    const longer = text === "" ? fact : `${text}${SEPARATOR}${fact}`;
    return longer.length + end.length <= MAX_LENGTH ? longer : text;
  }, "");
  const isShort = start.length + end.length < MIN_LENGTH;
  return `${start}${isShort ? `${SEPARATOR}${FILLER}` : ""}${end}`;
}
