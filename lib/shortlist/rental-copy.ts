import { type Contact, contactOf, sourcePostUrl } from "@/lib/rentals/contact";
import { isLive } from "@/lib/rentals/live";
import type { Rental } from "@/lib/rentals/rental";
import { type Card, type CardContext, toCard } from "@/lib/search/card";
import { plainText } from "@/lib/text/plain-text";

/** What the source says of a rental now: `live` is in the lists, `ended` is still there but no longer listed. */
export type CopiedRental = {
  id: number;
  status: "live" | "ended";
  card: Card;
  /** ISO time; a copy is read on another day than the card was made. */
  postedAt: string | null;
  /** The advert's whole text; empty without one. */
  text: string;
  /** Null when the advert names none. */
  contact: Contact | null;
  /** URL of the post; null unless it is public. */
  source: string | null;
};

/** `removedAt` is an ISO time; null when it is not known. */
type RemovedRental = { id: number; status: "removed"; removedAt: string | null };

/** One rental in the answer of `/api/rentals/copies`. */
export type RentalCopy = CopiedRental | RemovedRental;

/** What a browser keeps of a rental that its visitor likes (docs/behaviour.md, K5). */
export function toCopy(rental: Rental, context: CardContext): CopiedRental {
  return {
    id: rental.id,
    status: isLive(rental, context.now.getTime()) ? "live" : "ended",
    card: toCard(rental, context),
    postedAt: rental.posted_at,
    text: plainText(rental.raw_description),
    contact: contactOf(rental),
    source: sourcePostUrl(rental),
  };
}
