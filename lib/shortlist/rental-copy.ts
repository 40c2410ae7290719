import type { Locale } from "@/lib/language/locales";
import { type Contact, contactOf, sourcePostUrl } from "@/lib/rental/contact";
import { isLive } from "@/lib/rental/live";
import type { Rental } from "@/lib/rental/rental";
import { type Card, type CardContext, toCard } from "@/lib/search/card";
import { plainText } from "@/lib/text/plain-text";

/** `ended`: exists, but is no longer listed. */
export type CopiedRental = {
  id: number;
  status: "live" | "ended";
  /** The language of the card's words; absent in English copies of earlier versions. */
  locale?: Locale;
  card: Card;
  /** ISO time. On a later day the card's "Today" must be recomputed. */
  postedAt: string | null;
  /** The advert's whole text. */
  text: string;
  contact: Contact | null;
  /** URL of the post, if it is public. */
  source: string | null;
};

/** `removedAt` is an ISO time. */
type RemovedRental = { id: number; status: "removed"; removedAt: string | null };

/** A rental in the response of `/api/rentals/copies`. */
export type RentalCopy = CopiedRental | RemovedRental;

/** The copy of a liked rental that the browser stores (docs/behaviour.md, K5). */
export function toCopy(rental: Rental, context: CardContext): CopiedRental {
  return {
    id: rental.id,
    status: isLive(rental, context.now.getTime()) ? "live" : "ended",
    locale: context.language.locale,
    card: toCard(rental, context),
    postedAt: rental.posted_at,
    text: plainText(rental.raw_description),
    contact: contactOf(rental),
    source: sourcePostUrl(rental),
  };
}
