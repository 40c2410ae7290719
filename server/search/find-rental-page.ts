import { cache } from "react";
import { contactId } from "@/lib/contact/contact-id";
import { rentalContacts } from "@/lib/contact/contact-key";
import { type Comparison, comparisonOf, lowestTenth } from "@/lib/market/comparison";
import { countedLabel } from "@/lib/market/market-text";
import { ageInDays } from "@/lib/rental/age";
import type { Circumstances } from "@/lib/rental/before-you-pay";
import { newestPostAt, type Reposts } from "@/lib/rental/joined-posts";
import { areOfOnePost } from "@/lib/rental/message-part";
import { photoSharerLinks } from "@/lib/rental/photo-sharers";
import { flagPlaceholderPrice } from "@/lib/rental/placeholder-prices";
import type { Rental } from "@/lib/rental/rental";
import type { DatedRates, Snapshot } from "@/lib/search/snapshot";
import { contactRecordsOf, findRental, rentalsByIds, repostsOf } from "@/server/data/find-rental";
import { snapshot } from "@/server/data/snapshot";
import { orElse } from "@/server/data/unread";
import { currentLanguage } from "@/server/language/current-locale";
import { currentMarket } from "./current-market";

/** The data of a rental's page: the rental, the live list, the rates for all their currencies, and comparisons. */
export type RentalPage = Pick<Snapshot, "rentals" | "places" | "readAt"> &
  Pick<DatedRates, "rates"> & {
    ratesDay: DatedRates["day"];
    rental: Rental;
    /** The other posts of the home; null if they could not be read. */
    reposts: Reposts | null;
    comparison: Comparison | null;
    circumstances: Circumstances;
  };

/** Most listings with the same photos that are read. */
const MAX_SHARERS = 20;

/** The contact of a rental with the most live rentals, and the ids of its other rentals; null without contacts. */
export function mainContact(rental: Rental, { texts }: Snapshot): { key: string; others: number[] } | null {
  const keys = rentalContacts(rental.contact_url, rental.facts?.contacts).map(contactId);
  const contacts = keys.map((key) => ({
    key,
    others: [...texts.idsWithContact(key)].filter((id) => id !== rental.id),
  }));
  return contacts.toSorted((a, b) => b.others.length - a.others.length)[0] ?? null;
}

/** The listings with the same photos, but for other homes of the post. */
async function sharersOf(rental: Rental): Promise<Rental[]> {
  const ids = rental.shared_photos.slice(0, MAX_SHARERS).map(({ id }) => id);
  const sharers = await orElse([], "Reading the listings with the same photos failed", rentalsByIds(ids));
  return sharers.filter((other) => !areOfOnePost(other, rental));
}

async function circumstancesOf(
  { rental, reposts, comparison, rates }: Pick<RentalPage, "rental" | "reposts" | "comparison" | "rates">,
  live: Snapshot,
): Promise<Circumstances> {
  const { readAt } = live;
  const contact = mainContact(rental, live);
  const [records, sharing] = await Promise.all([contactRecordsOf(rental.id), sharersOf(rental)]);
  const language = await currentLanguage();
  const photoSharers = photoSharerLinks(rental, sharing, { rates, now: readAt, language });
  const lowest = lowestTenth(comparison);
  return {
    photoSharers,
    othersWithContact: contact?.others ?? [],
    contact: contact?.key ?? null,
    contactRecord: contact === null ? null : (records[contact.key] ?? null),
    lowestTenth: lowest === null ? null : countedLabel(lowest, language),
    hasPhotos: rental.media_urls.length > 0,
    age: ageInDays(newestPostAt(rental, reposts), new Date(readAt)),
  };
}

/** Finds a rental, once for its page and metadata. Null if the parameter names none; throws `UnreadError`. */
export const findRentalPage = cache(async (rawParam: string): Promise<RentalPage | null> => {
  const found = await findRental(rawParam);
  if (found === null) return null;
  const live = snapshot();
  const reposts = await repostsOf(found.id);
  const rental = flagPlaceholderPrice(found, live.rentals);
  const { rentals, places, readAt } = live;
  const { rates, day: ratesDay } = live.rates;
  const comparison = comparisonOf(currentMarket(live), rental);
  const circumstances = await circumstancesOf({ rental, reposts, comparison, rates }, live);
  return { rentals, places, readAt, rates, ratesDay, rental, reposts, comparison, circumstances };
});
