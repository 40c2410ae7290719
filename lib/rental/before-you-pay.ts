import type { Language } from "@/lib/language/translator";
import { MAY_BE_GONE_FROM_DAYS } from "./age";
import { type ContactRecord, contactRecordText } from "./contact-record";
import { PLACEHOLDER_IMAGE } from "./media";
import type { PhotoSharerLink } from "./photo-sharers";
import type { LiveRental } from "./rental";

export const ADVICE = ["see", "deposit", "name"] as const;

/** What a visitor should know about a listing before paying. "Others" are ids of other live listings. */
export type Circumstances = {
  id: number;
  othersWithContact: readonly number[];
  /** Key of the list of that contact's homes. */
  contact: string | null;
  contactRecord: ContactRecord | null;
  othersWithPhoto: readonly number[];
  photoSharers: readonly PhotoSharerLink[];
  /** "34 two-bedroom homes in Canggu" if the rent is among its lowest tenth; otherwise null. */
  lowestTenth: string | null;
  hasPhotos: boolean;
  age: number | null;
};

/** A picture in more posts than this is probably an agency's logo or stock picture. */
const MAX_WITH_PHOTO = 10;

/** Ids of the other rentals that show a picture or video of this one, compared by address (docs/behaviour.md, D11). */
export function othersWithPhoto(rental: LiveRental, rentals: readonly LiveRental[]): number[] {
  const own = new Set(rental.media_urls);
  own.delete(PLACEHOLDER_IMAGE);
  if (own.size === 0) return [];
  const showing = new Map([...own].map((url) => [url, new Set<number>()]));
  for (const { id, media_urls } of rentals) {
    if (id !== rental.id) for (const url of media_urls) showing.get(url)?.add(id);
  }
  const counted = [...showing.values()].filter(({ size }) => size <= MAX_WITH_PHOTO);
  return [...new Set(counted.flatMap((ids) => [...ids]))];
}

/** A sentence about the listings `posts`, this one first, or only about this one (null). `contact`: the key they share. */
export type FactBeforePaying = { text: string; posts: readonly number[] | null; contact?: string | null };

/** The circumstances in neutral words (docs/behaviour.md, D11). */
export function factsBeforePaying(listing: Circumstances, language: Language): FactBeforePaying[] {
  const { id, othersWithContact, contactRecord, othersWithPhoto, lowestTenth, age } = listing;
  const { t } = language;
  const facts: FactBeforePaying[] = [];
  const tell = (text: string) => facts.push({ text, posts: null });
  if (othersWithContact.length > 0) {
    const text = t("pay.sameContact", { count: othersWithContact.length + 1 });
    facts.push({ text, posts: [id, ...othersWithContact], contact: listing.contact });
  }
  if (contactRecord !== null) tell(contactRecordText(contactRecord, language));
  if (othersWithPhoto.length > 0) {
    const text = t("pay.samePhoto", { count: othersWithPhoto.length });
    facts.push({ text, posts: [id, ...othersWithPhoto] });
  }
  if (lowestTenth !== null) tell(t("pay.lowestTenth", { homes: lowestTenth }));
  if (!listing.hasPhotos) tell(t("pay.noPhotos"));
  if (age !== null && age >= MAY_BE_GONE_FROM_DAYS) tell(t("pay.old", { days: age }));
  return facts;
}
