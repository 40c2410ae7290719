import { MAY_BE_GONE_FROM_DAYS } from "./age";
import { PLACEHOLDER_IMAGE } from "./media";
import type { LiveRental } from "./rental";

export const BEFORE_YOU_PAY = "Before you pay";

/** What to do, whatever is known of a post. */
export const ADVICE = [
  "See the home, in person or by video call.",
  "Pay no deposit before that.",
  "Ask for the name of who lets it, and for the address.",
] as const;

/** What is computed about a listing, to be told before anybody pays. */
export type Circumstances = {
  id: number;
  /** Ids of the other live listings with the same contact. */
  othersWithContact: readonly number[];
  /** Ids of the other live listings with one of its photos. */
  othersWithPhoto: readonly number[];
  /** The homes among whose lowest tenth the rent is; null where it is not. */
  lowestTenth: string | null;
  hasPhotos: boolean;
  /** Days since the newest post of the home; null where that is not known. */
  age: number | null;
};

/** A picture in more posts than this is taken for the logo or the stock picture of an agency. */
const MAX_WITH_PHOTO = 10;

/** Of a listing's contacts, by the ids that have each: the others of the one that most share. */
export function othersSharingMost(id: number, sharing: readonly ReadonlySet<number>[]): number[] {
  const others = sharing.map((ids) => [...ids].filter((other) => other !== id));
  return others.reduce((most, some) => (some.length > most.length ? some : most), []);
}

/**
 * Which other rentals show one of the pictures or videos of this one, at the same address (docs/behaviour.md, D11).
 * Pictures that more than ten others show do not count.
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

const inOthers = (count: number) => (count === 1 ? "another post" : `${count} other posts`);

/** A sentence, and the ids of the posts that it is about, the listing's own first; null where it is about this one alone. */
export type FactBeforePaying = { text: string; posts: readonly number[] | null };

/**
 * What is known of a listing, in neutral words: facts that were computed, no judgement (docs/behaviour.md, D11). Empty where
 * nothing is to be told.
 */
export function factsBeforePaying({
  id,
  othersWithContact,
  othersWithPhoto,
  lowestTenth,
  hasPhotos,
  age,
}: Circumstances): FactBeforePaying[] {
  const shared = (text: string, others: readonly number[]) =>
    others.length === 0 ? [] : [{ text, posts: [id, ...others] }];
  const own = (text: string | false) => (text === false ? [] : [{ text, posts: null }]);
  return [
    ...shared(`This contact is on ${othersWithContact.length + 1} posts here.`, othersWithContact),
    ...shared(`A photo of this post is also in ${inOthers(othersWithPhoto.length)}.`, othersWithPhoto),
    ...own(lowestTenth !== null && `The rent is among the lowest tenth of ${lowestTenth}.`),
    ...own(!hasPhotos && "The post has no photos."),
    ...own(age !== null && age >= MAY_BE_GONE_FROM_DAYS && `It was posted ${age} days ago.`),
  ];
}
