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
  /** Other live listings with the same contact. */
  othersWithContact: number;
  /** Other live listings with one of its photos. */
  othersWithPhoto: number;
  /** The homes among whose lowest tenth the rent is; null where it is not. */
  lowestTenth: string | null;
  hasPhotos: boolean;
  /** Days since the newest post of the home; null where that is not known. */
  age: number | null;
};

/** A picture in more posts than this is taken for the logo or the stock picture of an agency. */
const MAX_WITH_PHOTO = 10;

/**
 * How many other rentals show one of the pictures or videos of this one, at the same address (docs/behaviour.md, D11).
 * Pictures that more than ten others show do not count.
 */
export function othersWithPhoto(rental: LiveRental, rentals: readonly LiveRental[]): number {
  const own = new Set(rental.media_urls);
  own.delete(PLACEHOLDER_IMAGE);
  if (own.size === 0) return 0;
  const showing = new Map([...own].map((url) => [url, new Set<number>()]));
  for (const { id, media_urls } of rentals) {
    if (id !== rental.id) for (const url of media_urls) showing.get(url)?.add(id);
  }
  const counted = [...showing.values()].filter(({ size }) => size <= MAX_WITH_PHOTO);
  return new Set(counted.flatMap((ids) => [...ids])).size;
}

const inOthers = (count: number) => (count === 1 ? "another post" : `${count} other posts`);

/**
 * What is known of a listing, in neutral words: facts that were computed, no judgement (docs/behaviour.md, D11). Empty where
 * nothing is to be told.
 */
export function factsBeforePaying({
  othersWithContact,
  othersWithPhoto,
  lowestTenth,
  hasPhotos,
  age,
}: Circumstances): string[] {
  return [
    othersWithContact > 0 ? `This contact is on ${othersWithContact + 1} posts here.` : null,
    othersWithPhoto > 0 ? `A photo of this post is also in ${inOthers(othersWithPhoto)}.` : null,
    lowestTenth === null ? null : `The rent is among the lowest tenth of ${lowestTenth}.`,
    hasPhotos ? null : "The post has no photos.",
    age !== null && age >= MAY_BE_GONE_FROM_DAYS ? `It was posted ${age} days ago.` : null,
  ].filter((fact) => fact !== null);
}
