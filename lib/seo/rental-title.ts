import { plainText } from "@/lib/description/plain-text";
import { placeLabel } from "@/lib/geo/place-label";
import { BASE_CURRENCY } from "@/lib/money/currency";
import type { LiveRental } from "@/lib/rentals/rental";
import { roomsLabel } from "@/lib/rentals/rooms-label";
import { compactAmount } from "./compact-price";
import { cutText } from "./cut-text";
import { areaOf } from "./kind-and-area";
import { withoutContacts } from "./without-contacts";

/** Search engines show about this much of a title, and find shorter ones wanting (QUALITY B15). */
const MAX_PAGE_TITLE = 65;
const MIN_PAGE_TITLE = 15;
/** Titles of link previews (QUALITY F5). */
const MAX_SHARE_TITLE = 70;

/** "Rp 35M / month", as advertised; null without an amount. */
function shortPrice({ price_amount, price_currency, rental_period }: LiveRental): string | null {
  if (price_amount === null || price_amount <= 0) return null;
  const amount = compactAmount(price_amount, price_currency ?? BASE_CURRENCY);
  return rental_period === null ? amount : `${amount} / ${rental_period}`;
}

/** The listing's own title on one line; what it is and where when it has none. */
function ownTitle(rental: LiveRental): string {
  const title = withoutContacts(plainText(rental.title ?? ""));
  return /[\p{L}\p{N}]/u.test(title) ? title : `Monthly rental in ${areaOf(rental)}`;
}

/** The title in a link preview: of the listing alone, without the site's name (QUALITY B16), at most 70. */
export function shareTitle(rental: LiveRental): string {
  return cutText(ownTitle(rental), MAX_SHARE_TITLE);
}

/** The own title with as many of its facts as fit into `max`: area, price, rooms. */
function titleWithFacts(rental: LiveRental, max: number): string {
  const title = ownTitle(rental);
  const area = rental.location === null ? "" : placeLabel(withoutContacts(rental.location));
  const isNamed = area === "" || title.toLowerCase().includes(area.toLowerCase());
  const facts = [
    isNamed ? "" : `, ${area}`,
    ...[shortPrice(rental), roomsLabel(rental.bedrooms, null)].map((fact) => (fact ? ` · ${fact}` : "")),
  ];
  const whole = facts.reduce(
    (text, fact) => (text.length + fact.length <= max ? text + fact : text),
    cutText(title, max),
  );
  return whole.length < MIN_PAGE_TITLE ? `${whole}: rental in Bali` : whole;
}

/**
 * The title of a rental's page, 15 to 65 characters. One that another of the `listed` rentals has as well is told
 * apart by the listing's number.
 */
export function pageTitle(rental: LiveRental, listed: readonly LiveRental[]): string {
  const title = titleWithFacts(rental, MAX_PAGE_TITLE);
  const isShared = listed.some(
    (other) =>
      other.id !== rental.id &&
      other.location === rental.location &&
      titleWithFacts(other, MAX_PAGE_TITLE) === title,
  );
  if (!isShared) return title;
  const number = ` · No. ${rental.id}`;
  return titleWithFacts(rental, MAX_PAGE_TITLE - number.length) + number;
}
