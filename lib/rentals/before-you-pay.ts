import type { Language } from "@/lib/language/translator";
import { MAY_BE_GONE_FROM_DAYS } from "./age";
import { type ContactRecord, contactRecordText } from "./contact-record";
import { PLACEHOLDER_IMAGE } from "./media";
import type { PhotoSharerLink } from "./photo-sharers";
import type { LiveRental } from "./rental";

/** Advice for every listing: the keys of its messages. */
export const ADVICE = ["see", "deposit", "name"] as const;

/** Computed facts about a listing that a visitor should know before paying. */
export type Circumstances = {
  id: number;
  /** Ids of the other live listings with the same contact. */
  othersWithContact: readonly number[];
  /** Key of the list of that contact's homes; null without a contact. */
  contact: string | null;
  /** What this site has seen of that contact; null if nothing is known. */
  contactRecord: ContactRecord | null;
  /** Ids of the other live listings with one of its photos. */
  othersWithPhoto: readonly number[];
  /** Other listings with the same photos that differ, newest first. */
  photoSharers: readonly PhotoSharerLink[];
  /** "34 two-bedroom homes in Canggu" if the rent is among its lowest tenth; otherwise null. */
  lowestTenth: string | null;
  hasPhotos: boolean;
  /** Days since the newest post of the home; null if unknown. */
  age: number | null;
};

/** A picture in more posts than this is probably an agency's logo or stock picture. */
const MAX_WITH_PHOTO = 10;

/**
 * Ids of the other rentals that show a picture or video of this one, at the same address (docs/behaviour.md, D11). Pictures
 * that more than ten others show do not count.
 */
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

/**
 * A sentence. `posts` are the ids it is about, this listing first; null if it is about this listing only. `contact` is the key
 * of the contact whose homes it is about.
 */
export type FactBeforePaying = { text: string; posts: readonly number[] | null; contact?: string | null };

/**
 * The computed facts in neutral words, without judgement (docs/behaviour.md, D11). Empty if there is nothing to report.
 */
export function factsBeforePaying(
  {
    id,
    othersWithContact,
    contact,
    contactRecord,
    othersWithPhoto,
    lowestTenth,
    hasPhotos,
    age,
  }: Circumstances,
  language: Language,
): FactBeforePaying[] {
  const shared = (text: string, others: readonly number[]) =>
    others.length === 0 ? [] : [{ text, posts: [id, ...others] }];
  const own = (text: string | false) => (text === false ? [] : [{ text, posts: null }]);
  const { t } = language;
  const counts = { contact: othersWithContact.length + 1, photo: othersWithPhoto.length };
  return [
    ...shared(t("pay.sameContact", { count: counts.contact }), othersWithContact).map((fact) => ({
      ...fact,
      contact,
    })),
    ...own(contactRecord !== null && contactRecordText(contactRecord, language)),
    ...shared(t("pay.samePhoto", { count: counts.photo }), othersWithPhoto),
    ...own(lowestTenth !== null && t("pay.lowestTenth", { homes: lowestTenth })),
    ...own(!hasPhotos && t("pay.noPhotos")),
    ...own(age !== null && age >= MAY_BE_GONE_FROM_DAYS && t("pay.old", { days: age })),
  ];
}
