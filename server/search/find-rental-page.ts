import { cache } from "react";
import { contactId } from "@/lib/contact/contact-id";
import { rentalContacts } from "@/lib/contact/contact-key";
import { type Comparison, comparisonOf, lowestTenth } from "@/lib/market/comparison";
import { countedLabel } from "@/lib/market/market-text";
import { ageInDays } from "@/lib/rentals/age";
import { type Circumstances, othersWithPhoto } from "@/lib/rentals/before-you-pay";
import { newestPostAt, type Reposts } from "@/lib/rentals/joined-posts";
import { photoSharerLinks } from "@/lib/rentals/photo-sharers";
import { flagPlaceholderPrice } from "@/lib/rentals/placeholder-prices";
import type { Rental } from "@/lib/rentals/rental";
import { contactRecords } from "@/server/data/contact-records";
import { type DatedRates, ratesFor } from "@/server/data/exchange-rates";
import { findRental } from "@/server/data/find-rental";
import { mainContact } from "@/server/data/keyword-search";
import { type LiveRentals, liveRentals } from "@/server/data/live-rentals";
import { repostsOf } from "@/server/data/reposts";
import { wholeRentalsIfRead } from "@/server/data/whole-rentals";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { currentMarket } from "./current-market";

/** The data of a rental's page: the rental, the live list, the rates for all their currencies, and comparisons. */
export type RentalPage = LiveRentals &
  DatedRates & {
    rental: Rental;
    /** The other posts of the home; null if they could not be read. */
    reposts: Reposts | null;
    comparison: Comparison | null;
    circumstances: Circumstances;
  };

/** Most listings with the same photos that are read. */
const MAX_SHARERS = 20;

async function circumstancesOf(
  { rental, reposts, comparison, rates }: Pick<RentalPage, "rental" | "reposts" | "comparison" | "rates">,
  { rentals, readAt }: LiveRentals,
): Promise<Circumstances> {
  const contacts = rentalContacts(rental.contact_url, rental.facts?.contacts).map(contactId);
  const [contact, records, sharing] = await Promise.all([
    mainContact(rental.id, contacts, readAt),
    contactRecords(rental.id),
    wholeRentalsIfRead(rental.shared_photos.slice(0, MAX_SHARERS).map(({ id }) => id)),
  ]);
  const language = languageOf(await currentLocale());
  const photoSharers = photoSharerLinks(rental, sharing, { rates, now: readAt, language });
  const lowest = lowestTenth(comparison);
  const sharerIds = new Set(photoSharers.map(({ id }) => id));
  return {
    id: rental.id,
    photoSharers,
    othersWithContact: contact?.others ?? [],
    contact: contact?.key ?? null,
    contactRecord: contact === null ? null : (records[contact.key] ?? null),
    othersWithPhoto: othersWithPhoto(rental, rentals).filter((id) => !sharerIds.has(id)),
    lowestTenth: lowest === null ? null : countedLabel(lowest, language),
    hasPhotos: rental.media_urls.length > 0,
    age: ageInDays(newestPostAt(rental, reposts), new Date(readAt)),
  };
}

/** Finds a rental, once for its page and metadata. Null if the parameter names none; throws when the data service cannot answer. */
export const findRentalPage = cache(async (rawParam: string): Promise<RentalPage | null> => {
  const found = await findRental(rawParam);
  if (found === null) return null;
  const [live, reposts] = await Promise.all([liveRentals(), repostsOf(found.id)]);
  const rental = flagPlaceholderPrice(found, live.rentals);
  const dated = await ratesFor([rental, ...live.rentals]);
  const comparison = comparisonOf(currentMarket(live, dated.rates), rental);
  const circumstances = await circumstancesOf({ rental, reposts, comparison, rates: dated.rates }, live);
  return { ...live, ...dated, rental, reposts, comparison, circumstances };
});
