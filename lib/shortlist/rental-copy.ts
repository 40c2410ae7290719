import type { Locale } from "@/lib/language/locales";
import { type Contact, contactOf, sourcePostUrl } from "@/lib/rentals/contact";
import { isLive } from "@/lib/rentals/live";
import type { Rental } from "@/lib/rentals/rental";
import { type Card, type CardContext, toCard } from "@/lib/search/card";
import { plainText } from "@/lib/text/plain-text";

/** The current state of a rental: `live` is in the lists, `ended` still exists but is no longer listed. */
export type CopiedRental = {
  id: number;
  status: "live" | "ended";
  /** The language of the words on the card; English without one, as in copies of earlier versions. */
  locale?: Locale;
  card: Card;
  /** ISO time. The copy may be shown on a later day than the card was made, so "Today" must be recomputed. */
  postedAt: string | null;
  /** The advert's whole text; may be empty. */
  text: string;
  /** Null if the advert names none. */
  contact: Contact | null;
  /** URL of the post; null unless it is public. */
  source: string | null;
};

/** `removedAt` is an ISO time; null if unknown. */
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
