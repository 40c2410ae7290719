import { DEFAULT_LOCALE } from "@/lib/language/locales";
import type { ExchangeRates } from "@/lib/money/currency";
import { shortMonthlyRent } from "@/lib/money/short-monthly-rent";
import { placeLabel } from "@/lib/places/place-label";
import { areaOf, roomsLabel } from "@/lib/rentals/labels";
import type { LiveRental } from "@/lib/rentals/rental";
import { cutText } from "@/lib/text/excerpt";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { languageOf } from "@/server/language/language-of";
import { MAX_TITLE } from "./list-text";

/** Until every caller knows the language of its page. */
const language = languageOf(DEFAULT_LOCALE);

/** Search engines rewrite very short titles. */
const MIN_PAGE_TITLE = 15;
/** Apps cut longer titles of link previews. */
const MAX_SHARE_TITLE = 70;

/** The title of the listing on one line; if it has none, "Monthly rental in Canggu". */
function listingTitle(rental: LiveRental): string {
  const title = withoutContacts(plainText(rental.title ?? ""));
  return /[\p{L}\p{N}]/u.test(title) ? title : `Monthly rental in ${areaOf(rental, language.t)}`;
}

/** The title of the listing, at most 70 characters. */
export function shortTitle(rental: LiveRental): string {
  return cutText(listingTitle(rental), MAX_SHARE_TITLE);
}

/**
 * The title of a link preview: listing's title and monthly rent, without the site's name, at most 70 characters
 * (docs/behaviour.md, S1).
 */
export function shareTitle(rental: LiveRental, rates: ExchangeRates): string {
  const rent = shortMonthlyRent(rental, rates, language);
  if (rent === null) return shortTitle(rental);
  return `${cutText(listingTitle(rental), MAX_SHARE_TITLE - rent.length - 2)}, ${rent}`;
}

/** The title of the listing with as many of area, price and bedrooms as fit into `max` characters. */
function titleWithFacts(rental: LiveRental, rates: ExchangeRates, max: number): string {
  const title = listingTitle(rental);
  const area = rental.location === null ? "" : placeLabel(withoutContacts(rental.location), language.t);
  const hasArea = area === "" || title.toLowerCase().includes(area.toLowerCase());
  const facts = [
    hasArea ? "" : `, ${area}`,
    ...[shortMonthlyRent(rental, rates, language), roomsLabel(rental.bedrooms, null, language.t)].map(
      (fact) => (fact ? ` · ${fact}` : ""),
    ),
  ];
  const whole = facts.reduce(
    (text, fact) => (text.length + fact.length <= max ? text + fact : text),
    cutText(title, max),
  );
  return whole.length < MIN_PAGE_TITLE ? `${whole}: rental in Bali` : whole;
}

/**
 * The title of a rental's page, 15 to 65 characters. The number of the listing is appended if another of the `listed`
 * rentals has the same title.
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
