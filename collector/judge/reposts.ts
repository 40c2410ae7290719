import { LRUCache } from "lru-cache";
import type { Advert } from "../../reader/advert.ts";
import type { Fact } from "../../reader/fact.ts";
import { compareUnitLabels } from "../../reader/home/unit-labels.ts";
import { normalise } from "../../reader/normalise.ts";
import { perDay } from "../../reader/rent.ts";
import type { PostKey } from "../posts/rows.ts";

type Comparison = "repost" | "unsure" | "different";

/** A text, and what is read of it, which may take a while. */
export type Compared = { text: string; readonly advert: Advert };

/** Most of a text: what a new headline and a new closing line leave of it. */
export const REPOST_CONTAINMENT = 0.75;
/** Below this, two adverts only share the manner of one writer. */
export const UNSURE_CONTAINMENT = 0.5;
/** Texts of fewer shingles are too short to be told apart. */
export const MIN_SHINGLES = 8;

/** Words of a shingle. */
const SHINGLE_WORDS = 3;

/** The words of a text; every number counts as the same word, because dates and rents change from post to post. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => (/^\p{N}/u.test(word) ? "0" : word));
}

/** The shingles of a text in lower case: every three words in a row; a shorter text is one. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text);
  if (words.length <= SHINGLE_WORDS) return new Set(words.length === 0 ? [] : [words.join(" ")]);
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(" ")),
  );
}

/** How much of the shorter text stands in the longer one, from 0 to 1; 0 when either has no words. */
function containment(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  let shared = 0;
  for (const shingle of shorter) if (longer.has(shingle)) shared += 1;
  return shared / shorter.size;
}

function differs<V>(one: Fact<V> | null, other: Fact<V> | null): boolean {
  return one !== null && other !== null && one.value !== other.value;
}

/** The numbers of a text that are no rent, deposit, date or contact: what may tell one unit from another. */
export function otherNumbers({ text, advert }: Compared): string {
  const { rents, deposit, phones, whatsapp, telegram, links, mapUrl, availableFrom, minimumStayMonths } =
    advert;
  const explained = [
    ...rents,
    ...phones,
    ...links,
    ...[deposit, whatsapp, telegram, mapUrl, availableFrom, minimumStayMonths].filter(
      (fact) => fact !== null,
    ),
  ].flatMap(({ spans }) => spans);
  const numbers = [...text.matchAll(/\p{N}+/gu)].filter(
    ({ index }) => !explained.some(({ start, end }) => start <= index && index < end),
  );
  return numbers
    .map(([number]) => number)
    .sort()
    .join(" ");
}

function prepare(written: string) {
  const { text } = normalise(written);
  return { text: text.trim(), shingles: shinglesOf(text) };
}

/** One post is compared with many. */
const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: 3_000, memoMethod: prepare });

/** Rents of one home differ by as much from one post to the next, and those of two homes seldom by less. */
const LARGEST_CHANGE_OF_RENT = 1.15;

function isSame<V>(one: Fact<V> | null, other: Fact<V> | null): boolean {
  return one !== null && other !== null && one.value === other.value;
}

function phonesOf({ phones, whatsapp }: Advert): Set<string> {
  return new Set([...phones, whatsapp].flatMap((fact) => (fact ? [fact.value] : [])));
}

function isRentClose({ rents: [one] }: Advert, { rents: [other] }: Advert): boolean {
  if (!one || !other) return false;
  const [a, b] = [perDay(one.value), perDay(other.value)];
  return Math.max(a, b) <= Math.min(a, b) * LARGEST_CHANGE_OF_RENT;
}

const priceList = ({ rents }: Advert): string =>
  rents.map(({ value: { amount, currency, period } }) => `${amount} ${currency} ${period}`).join();

/** An account is often that of an agency with many homes: only all of several rents tell one of them. */
function isPriceListSame(one: Advert, other: Advert): boolean {
  return one.rents.length > 1 && priceList(one) === priceList(other);
}

/**
 * Whether two adverts in other words are hardly of two homes: the same bedrooms and area, and about the same rent under one
 * phone or the same price list under one account.
 */
function areHardlyTwoHomes(one: Advert, other: Advert): boolean {
  if (!isSame(one.bedrooms, other.bedrooms) || !isSame(one.area, other.area)) return false;
  const isPhoneShared = !phonesOf(one).isDisjointFrom(phonesOf(other));
  if (isPhoneShared && isRentClose(one, other)) return true;
  return isSame(one.telegram, other.telegram) && isPriceListSame(one, other);
}

/**
 * Whether two posts of one poster are the same advert posted again. Posts that differ in unit, floor, bedrooms, room type
 * or area are never taken for one; nor, without the owner, are posts whose other numbers differ, or that say the same of a
 * home in other words.
 */
export function comparePosts(one: Compared, other: Compared): Comparison {
  const [a, b] = [prepared.memo(one.text), prepared.memo(other.text)];
  const shared = containment(a.shingles, b.shingles);
  const isShort = Math.min(a.shingles.size, b.shingles.size) < MIN_SHINGLES;
  const areWordsAlike = shared >= UNSURE_CONTAINMENT && !(isShort && a.text !== b.text);
  if (!areWordsAlike && !areHardlyTwoHomes(one.advert, other.advert)) return "different";
  if (differs(one.advert.bedrooms, other.advert.bedrooms)) return "different";
  if (differs(one.advert.area, other.advert.area)) return "different";
  if (differs(one.advert.propertyType, other.advert.propertyType)) return "different";
  const marks = compareUnitLabels(a.text, b.text);
  if (marks === "different") return "different";
  const isCertain =
    areWordsAlike &&
    shared >= REPOST_CONTAINMENT &&
    marks === "same" &&
    otherNumbers(one) === otherNumbers(other);
  return isCertain ? "repost" : "unsure";
}

type Candidate = { post: Compared; listing: PostKey; postedAt: string };

/** The listing that a post repeats, among those of its poster: the first posted of those that are certain, else of the unsure ones. */
export function findOriginal(
  post: Compared,
  candidates: readonly Candidate[],
): { comparison: Comparison; listing: PostKey | null } {
  const oldestFirst = candidates.toSorted((a, b) => a.postedAt.localeCompare(b.postedAt));
  let unsure: PostKey | null = null;
  for (const candidate of oldestFirst) {
    const comparison = comparePosts(post, candidate.post);
    if (comparison === "repost") return { comparison, listing: candidate.listing };
    if (comparison === "unsure") unsure ??= candidate.listing;
  }
  return { comparison: unsure === null ? "different" : "unsure", listing: unsure };
}
