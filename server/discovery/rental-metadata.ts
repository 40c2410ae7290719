import type { Metadata } from "next";
import type { Language, Translator } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { formatAmount, formatRent } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { indexability } from "@/lib/rental/indexability";
import { amenityLabel, areaOf, kindAndArea, roomsLabel } from "@/lib/rental/labels";
import { calendarDate } from "@/lib/rental/posting-date";
import { plausibleRent, shortMonthlyRent } from "@/lib/rental/rent";
import type { LiveRental, Rental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { cutText } from "@/lib/text/cut-text";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { rentalPreview } from "@/server/preview/preview-picture";
import type { RentalPage } from "@/server/search/find-rental-page";
import { INDEXED, MIN_DESCRIPTION, missingMetadata, NOT_INDEXED, pageMetadata } from "./page-metadata";

/** Search engines rewrite very short titles. */
const MIN_TITLE = 15;
const MAX_DESCRIPTION = 300;
/** Anything longer is no amenity, but misplaced text. */
const MAX_AMENITY = 30;
const SEPARATOR = " · ";

/** The title of a listing on one line, without contacts; "Monthly rental in Canggu" without a title. */
export function listingTitle(rental: Pick<Rental, "title" | "location">, t: Translator): string {
  const title = withoutContacts(plainText(rental.title ?? ""));
  return /[\p{L}\p{N}]/u.test(title) ? title : t("meta.rental.untitled", { area: areaOf(rental, t) });
}

/** The title of a page and of its preview: the listing's, with area and monthly rent (docs/behaviour.md, S1). */
function titleWithFacts(rental: LiveRental, rates: ExchangeRates, language: Language): string {
  const { t } = language;
  const title = listingTitle(rental, t);
  const place = rental.location === null ? "" : withoutContacts(rental.location);
  const area = placeLabel(place, t);
  const hasArea = [area, place].some((name) => title.toLowerCase().includes(name.toLowerCase()));
  const rent = shortMonthlyRent(rental.rent, rates, language);
  const whole = `${title}${hasArea ? "" : `, ${area}`}${rent === null ? "" : SEPARATOR + rent}`;
  return whole.length < MIN_TITLE ? `${title}, ${kindAndArea(rental, t)}` : whole;
}

/** `titleWithFacts`; with the number of the listing if another of the `listed` may have the same title. */
export function rentalTitle(
  rental: LiveRental,
  listed: readonly LiveRental[],
  rates: ExchangeRates,
  language: Language,
): string {
  const title = titleWithFacts(rental, rates, language);
  const isShared = listed.some(
    (other) => other.id !== rental.id && other.title === rental.title && other.location === rental.location,
  );
  if (!isShared) return title;
  return `${title}${SEPARATOR}${language.t("meta.rental.number", { id: String(rental.id) })}`;
}

/** The monthly price, and the advertised one if it differs; empty if the price is doubtful. */
function priceFacts(rental: Rental, rates: ExchangeRates, language: Language): string[] {
  const rent = plausibleRent(rental.rent, rates);
  if (rent === null) return [];
  const advertised = formatRent(rent, language);
  if (rent.period === "month" || rent.period === null) return [advertised];
  const price = formatAmount(rent.price_per_month, rent.currency, language.locale);
  return [language.t("money.per.month", { price }), advertised];
}

/**
 * One line for search engines and previews, most important facts first: what and where, rooms, rent, date, the number that makes
 * it unique, amenities (docs/behaviour.md, S1).
 */
export function rentalDescription(rental: Rental, rates: ExchangeRates, language: Language): string {
  const { locale, t } = language;
  const date = calendarDate(rental.posted_at, locale);
  const facts = [
    kindAndArea(rental, t),
    roomsLabel(rental.bedrooms, rental.bathrooms, t),
    ...priceFacts(rental, rates, language),
    date === null ? "" : t("meta.rental.posted", { date }),
    t("meta.rental.number", { id: String(rental.id) }),
    ...rental.amenities.filter(({ length }) => length <= MAX_AMENITY).map((name) => amenityLabel(name, t)),
  ];
  const known = facts.map((fact) => withoutContacts(plainText(fact))).filter((fact) => fact !== "");
  const text = known.join(SEPARATOR);
  const isShort = text.length < MIN_DESCRIPTION;
  return cutText(isShort ? `${text}${SEPARATOR}${t("meta.rental.filler")}` : text, MAX_DESCRIPTION);
}

type DescribedPage = Pick<RentalPage, "rental" | "rentals" | "rates" | "readAt">;

/** Metadata of a rental's page and modal; that of a 404 page if `page` is null. */
export function rentalMetadata(page: DescribedPage | null, language: Language): Metadata {
  const { t } = language;
  if (page === null) return missingMetadata(t("meta.missing.rental"));
  const { rental, rentals, rates, readAt } = page;
  const title = rentalTitle(rental, rentals, rates, language);
  const { indexed, unavailableAfter } = indexability(rental, readAt);
  const metadata = pageMetadata(
    {
      title,
      description: rentalDescription(rental, rates, language),
      path: rentalPath(rental),
      picture: rentalPreview(rental, listingTitle(rental, t), t),
      robots: indexed ? { ...INDEXED, unavailable_after: unavailableAfter } : NOT_INDEXED,
    },
    language,
  );
  // Without the site's name, for which a listing's title leaves no room.
  return { ...metadata, title: { absolute: title } };
}
