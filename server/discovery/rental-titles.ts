import type { Language, Translator } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { shortMonthlyRent } from "@/lib/money/short-monthly-rent";
import { placeLabel } from "@/lib/places/place-label";
import { areaOf, roomsLabel } from "@/lib/rental/labels";
import type { LiveRental } from "@/lib/rental/rental";
import { cutText } from "@/lib/text/excerpt";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { MAX_TITLE } from "./text-lengths";

/** Search engines rewrite very short titles. */
const MIN_PAGE_TITLE = 15;
/** Titles are never cut before. */
const SAME_START = 5;
/** Apps cut longer titles of link previews. */
const MAX_SHARE_TITLE = 70;

/** On one line; "Monthly rental in Canggu" without a title. */
function listingTitle(rental: LiveRental, t: Translator): string {
  const title = withoutContacts(plainText(rental.title ?? ""));
  return /[\p{L}\p{N}]/u.test(title) ? title : t("meta.rental.untitled", { area: areaOf(rental, t) });
}

/** The title of the listing, at most 70 characters. */
export function shortTitle(rental: LiveRental, t: Translator): string {
  return cutText(listingTitle(rental, t), MAX_SHARE_TITLE);
}

/** The title of a link preview: listing's title and monthly rent, at most 70 characters (docs/behaviour.md, S1). */
export function shareTitle(rental: LiveRental, rates: ExchangeRates, language: Language): string {
  const { t } = language;
  const rent = shortMonthlyRent(rental, rates, language);
  if (rent === null) return shortTitle(rental, t);
  return `${cutText(listingTitle(rental, t), MAX_SHARE_TITLE - rent.length - 2)}, ${rent}`;
}

/** The title of the listing with as many of area, price and bedrooms as fit into `max` characters. */
function titleWithFacts(rental: LiveRental, rates: ExchangeRates, max: number, language: Language): string {
  const { t } = language;
  const title = listingTitle(rental, t);
  const place = rental.location === null ? "" : withoutContacts(rental.location);
  const area = placeLabel(place, t);
  const hasArea = [area, place].some((name) => title.toLowerCase().includes(name.toLowerCase()));
  const facts = [
    hasArea ? "" : `, ${area}`,
    ...[shortMonthlyRent(rental, rates, language), roomsLabel(rental.bedrooms, null, t)].map((fact) =>
      fact ? ` · ${fact}` : "",
    ),
  ];
  const whole = facts.reduce(
    (text, fact) => (text.length + fact.length <= max ? text + fact : text),
    cutText(title, max),
  );
  return whole.length < MIN_PAGE_TITLE ? t("meta.rental.short", { title: whole }) : whole;
}

/** The title of a page, 15 to 65 characters; with the number of the listing if another of the `listed` has the same title. */
export function pageTitle(
  rental: LiveRental,
  listed: readonly LiveRental[],
  rates: ExchangeRates,
  language: Language,
): string {
  const { t } = language;
  const title = titleWithFacts(rental, rates, MAX_TITLE, language);
  const isShared = listed.some(
    (other) =>
      other.id !== rental.id &&
      // The cheaper test first, because the list is long.
      title.startsWith(listingTitle(other, t).slice(0, SAME_START)) &&
      titleWithFacts(other, rates, MAX_TITLE, language) === title,
  );
  if (!isShared) return title;
  const number = ` · ${t("meta.rental.number", { id: String(rental.id) })}`;
  return titleWithFacts(rental, rates, MAX_TITLE - number.length, language) + number;
}
