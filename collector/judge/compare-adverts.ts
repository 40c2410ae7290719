import type { Advert } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import { perDay } from "@rentals/reader/rent.ts";
import { type Fingerprint, MAX_WORDS, wordsOf } from "./fingerprint.ts";
import type { Reading } from "./read-post.ts";

/** "unsure": the owner decides. */
export type Comparison = "repost" | "unsure" | "different";

/** The share of the smaller set that the larger one contains, from 0 to 1; 0 if either is empty. */
function containment<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}

/** A repost contains this share of the text: a new headline and closing line leave about as much. */
const REPOST_CONTAINMENT = 0.75;
/** Below this share, two adverts only have the same writer. */
const UNSURE_CONTAINMENT = 0.5;
/** Texts with fewer shingles are too short to compare: they repeat each other only if they are equal. */
const MIN_SHINGLES = 8;

const isShort = ({ words }: Fingerprint): boolean => words.length < MIN_SHINGLES;

function compareWords(one: Fingerprint, other: Fingerprint): "same" | "alike" | "different" {
  // Of a long text only the lowest hashes are known: what is above the highest of them cannot be compared.
  const limits = [one, other].map(({ words }) => (words.length < MAX_WORDS ? Infinity : (words.at(-1) ?? 0)));
  const comparable = ({ words }: Fingerprint) => new Set(words.filter((word) => word <= Math.min(...limits)));
  const [a, b] = [comparable(one), comparable(other)];
  if (Math.min(a.size, b.size) < MIN_SHINGLES)
    return a.size > 0 && a.symmetricDifference(b).size === 0 ? "same" : "different";
  const shared = containment(a, b);
  if (shared >= REPOST_CONTAINMENT) return "same";
  return shared >= UNSURE_CONTAINMENT ? "alike" : "different";
}

type Marks = Readonly<Record<string, readonly unknown[]>>;

/** Whether two adverts name different units, only one of them names a unit, or their labels agree. */
export function compareMarks(one: Marks, other: Marks): "different" | "unsure" | "same" {
  const pairs = Object.entries(one).map(([kind, marks]) => [marks, other[kind] ?? []] as const);
  const differing = pairs.filter(([a, b]) => new Set(a).symmetricDifference(new Set(b)).size > 0);
  if (differing.some(([a, b]) => a.length > 0 && b.length > 0)) return "different";
  return differing.length > 0 ? "unsure" : "same";
}

function areOtherHomes(one: Fingerprint, other: Fingerprint, ignored: string | null = null): boolean {
  const differs = ([name, value]: [string, number]) =>
    name !== ignored && (other.home[name] ?? value) !== value;
  return Object.entries(one.home).some(differs) || compareMarks(one.marks, other.marks) === "different";
}

function areSame<V>(one: Fact<V> | null, other: Fact<V> | null): boolean {
  return one !== null && other !== null && one.value === other.value;
}

/** Whether two adverts differ in an area or a type that the topic of one gives: members post one home in several topics. */
function doTopicsDiffer(one: Advert, other: Advert): boolean {
  const pairs = [
    [one.area, other.area],
    [one.propertyType, other.propertyType],
  ] as const;
  return pairs.some(
    ([a, b]) => a && b && a.value !== b.value && (a.origin === "topic" || b.origin === "topic"),
  );
}

/** Rents of one home differ by up to this ratio from post to post; rents of two homes seldom by less. */
const MAX_RENT_RATIO = 1.15;

function isRentClose({ rents: [one] }: Advert, { rents: [other] }: Advert): boolean {
  if (!one || !other) return false;
  const [a, b] = [perDay(one.value), perDay(other.value)];
  return Math.max(a, b) <= Math.min(a, b) * MAX_RENT_RATIO;
}

const phonesOf = ({ phones, whatsapp }: Advert): Set<string> =>
  new Set([...phones, whatsapp].flatMap((fact) => (fact ? [fact.value] : [])));

const priceList = ({ rents }: Advert): string =>
  rents.map(({ value: { amount, currency, period } }) => `${amount} ${currency} ${period}`).join();

/**
 * Whether adverts in other words have the bedrooms and area in common, and the phone and about the rent, or the account and the price
 * list. An account is often an agency with many homes, so a single equal rent says little.
 */
function isProbablySameHome(one: Advert, other: Advert): boolean {
  if (!areSame(one.bedrooms, other.bedrooms) || !areSame(one.area, other.area)) return false;
  if (!phonesOf(one).isDisjointFrom(phonesOf(other)) && isRentClose(one, other)) return true;
  const isListSame = one.rents.length > 1 && priceList(one) === priceList(other);
  return isListSame && areSame(one.telegram, other.telegram);
}

/** Whether two posts of one poster advertise one home: "different" by unit, bedrooms, type or area, "unsure" by other numbers or words. */
export function comparePosts(one: Reading, other: Reading): Comparison {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const isTooShort = (isShort(a) || isShort(b)) && a.text !== b.text;
  const words = isTooShort ? "different" : compareWords(a, b);
  if (words === "different" && !isProbablySameHome(one.advert, other.advert)) return "different";
  if (areOtherHomes(a, b)) return "different";
  const isCertain =
    words === "same" &&
    a.numbers === b.numbers &&
    compareMarks(a.marks, b.marks) === "same" &&
    !doTopicsDiffer(one.advert, other.advert);
  return isCertain ? "repost" : "unsure";
}

/** A single shared photo may be the poster's logo. */
const MIN_PHOTOS = 2;
const MIN_SHARE_OF_PHOTOS = 0.5;

/**
 * Whether an advert is one that is kept out, of which only the fingerprint is known. A repost shares two of text, contact and photos;
 * "unsure" shares one of them, or has other numbers in its text.
 */
export function compareFingerprints(one: Fingerprint, other: Fingerprint): Comparison {
  const words = compareWords(one, other);
  const [contacts, others] = [new Set(one.contacts), new Set(other.contacts)];
  const isContactShared = !contacts.isDisjointFrom(others);
  const isContactCompatible = isContactShared || contacts.size === 0 || others.size === 0;
  const [photos, otherPhotos] = [new Set(one.photos), new Set(other.photos)];
  const arePhotosShared =
    photos.intersection(otherPhotos).size >= MIN_PHOTOS &&
    containment(photos, otherPhotos) >= MIN_SHARE_OF_PHOTOS;
  // With the same photos, "villa" and "house" are two words for one home.
  if (areOtherHomes(one, other, arePhotosShared ? "type" : null)) return "different";
  const isSameText = words === "same" && one.numbers === other.numbers;
  if (isSameText && (isContactCompatible || arePhotosShared)) return "repost";
  if (arePhotosShared && isContactShared) return "repost";
  const isLikely = words === "same" || arePhotosShared || (words === "alike" && isContactShared);
  return isLikely ? "unsure" : "different";
}
