import type { Advert } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import { compareUnitLabels } from "@rentals/reader/home/unit-labels.ts";
import { perDay } from "@rentals/reader/rent.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { LRUCache } from "lru-cache";
import type { PostKey } from "../posts/post-key.ts";

type Comparison = "repost" | "unsure" | "different";

/** A text and its facts; a getter may read them lazily. */
export type Compared = { text: string; readonly advert: Advert };

/** A repost contains this share of the text: a new headline and closing line leave about as much. */
export const REPOST_CONTAINMENT = 0.75;
/** Below this share, two adverts only have the same writer. */
export const UNSURE_CONTAINMENT = 0.5;
/** Texts with fewer shingles are too short to compare: they repeat each other only if they are equal. */
export const MIN_SHINGLES = 8;

const SHINGLE_WORDS = 3;

/** The words of a text. Every number becomes "0", because dates and rents change from post to post. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => (/^\p{N}/u.test(word) ? "0" : word));
}

/** The shingles of a lower-case text: every three consecutive words. A shorter text is one shingle. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text);
  if (words.length <= SHINGLE_WORDS) return new Set(words.length === 0 ? [] : [words.join(" ")]);
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(" ")),
  );
}

/** The share of the smaller set that the larger one contains, from 0 to 1; 0 if either is empty. */
export function containment<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}

function differs<V>(one: Fact<V> | null, other: Fact<V> | null): boolean {
  return one !== null && other !== null && one.value !== other.value;
}

/** Whether two adverts differ in an area or a type that the topic of one gives: members post one home in several topics. */
function doTopicsDiffer(one: Advert, other: Advert): boolean {
  const pairs = [
    [one.area, other.area],
    [one.propertyType, other.propertyType],
  ] as const;
  return pairs.some(([a, b]) => differs(a, b) && (a?.origin === "topic" || b?.origin === "topic"));
}

/** The numbers of a text that are no rent, deposit, date or contact. They may distinguish units: "room 3". */
export function otherNumbers({ text, advert }: Compared): string {
  const { rents, deposit, phones, whatsapp, telegram, links, mapUrl, availableFrom, minimumStayMonths } =
    advert;
  const knownSpans = [
    ...rents,
    ...phones,
    ...links,
    ...[deposit, whatsapp, telegram, mapUrl, availableFrom, minimumStayMonths].filter(
      (fact) => fact !== null,
    ),
  ].flatMap(({ spans }) => spans);
  const numbers = [...text.matchAll(/\p{N}+/gu)].filter(
    ({ index }) => !knownSpans.some(({ start, end }) => start <= index && index < end),
  );
  return numbers
    .map(([number]) => number)
    .sort()
    .join(" ");
}

function normaliseAndShingle(written: string) {
  const { text } = normalise(written);
  return { text: text.trim(), shingles: shinglesOf(text) };
}

/** Cached, because one post is compared with many. */
const prepared = new LRUCache<string, ReturnType<typeof normaliseAndShingle>>({
  max: 3_000,
  memoMethod: normaliseAndShingle,
});

/** Rents of one home differ by up to this ratio from post to post; rents of two homes seldom by less. */
const MAX_RENT_RATIO = 1.15;

function areSame<V>(one: Fact<V> | null, other: Fact<V> | null): boolean {
  return one !== null && other !== null && one.value === other.value;
}

function phonesOf({ phones, whatsapp }: Advert): Set<string> {
  return new Set([...phones, whatsapp].flatMap((fact) => (fact ? [fact.value] : [])));
}

function isRentClose({ rents: [one] }: Advert, { rents: [other] }: Advert): boolean {
  if (!one || !other) return false;
  const [a, b] = [perDay(one.value), perDay(other.value)];
  return Math.max(a, b) <= Math.min(a, b) * MAX_RENT_RATIO;
}

const priceList = ({ rents }: Advert): string =>
  rents.map(({ value: { amount, currency, period } }) => `${amount} ${currency} ${period}`).join();

/** An account is often an agency with many homes, so a single equal rent says little: several rents must all be equal. */
function isPriceListSame(one: Advert, other: Advert): boolean {
  return one.rents.length > 1 && priceList(one) === priceList(other);
}

/** Whether adverts in other words have the bedrooms and area, and the phone and about the rent, or the account and price list, in common. */
function isProbablySameHome(one: Advert, other: Advert): boolean {
  if (!areSame(one.bedrooms, other.bedrooms) || !areSame(one.area, other.area)) return false;
  const isPhoneShared = !phonesOf(one).isDisjointFrom(phonesOf(other));
  if (isPhoneShared && isRentClose(one, other)) return true;
  return areSame(one.telegram, other.telegram) && isPriceListSame(one, other);
}

/** Whether two posts of one poster advertise one home: "different" by unit, bedrooms, type or area, "unsure" by other numbers or words. */
export function comparePosts(one: Compared, other: Compared): Comparison {
  const [a, b] = [prepared.memo(one.text), prepared.memo(other.text)];
  const shared = containment(a.shingles, b.shingles);
  const isShort = Math.min(a.shingles.size, b.shingles.size) < MIN_SHINGLES;
  const areWordsAlike = shared >= UNSURE_CONTAINMENT && !(isShort && a.text !== b.text);
  if (!areWordsAlike && !isProbablySameHome(one.advert, other.advert)) return "different";
  if (differs(one.advert.bedrooms, other.advert.bedrooms)) return "different";
  const isUnsure = doTopicsDiffer(one.advert, other.advert);
  if (!isUnsure && differs(one.advert.area, other.advert.area)) return "different";
  if (!isUnsure && differs(one.advert.propertyType, other.advert.propertyType)) return "different";
  const marks = compareUnitLabels(a.text, b.text);
  if (marks === "different") return "different";
  const isCertain =
    !isUnsure &&
    areWordsAlike &&
    shared >= REPOST_CONTAINMENT &&
    marks === "same" &&
    otherNumbers(one) === otherNumbers(other);
  return isCertain ? "repost" : "unsure";
}

type Candidate = { post: Compared; listing: PostKey; postedAt: string };

export type Match = { comparison: Comparison; listing: PostKey | null };

/** The listing that a post repeats, among those of its poster: the oldest certain match, else the oldest unsure one. */
export function findOriginal(post: Compared, candidates: readonly Candidate[]): Match {
  const oldestFirst = candidates.toSorted((a, b) => a.postedAt.localeCompare(b.postedAt));
  let unsure: PostKey | null = null;
  for (const candidate of oldestFirst) {
    const comparison = comparePosts(post, candidate.post);
    if (comparison === "repost") return { comparison, listing: candidate.listing };
    if (comparison === "unsure") unsure ??= candidate.listing;
  }
  return { comparison: unsure === null ? "different" : "unsure", listing: unsure };
}
