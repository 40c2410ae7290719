import { type Fingerprint, MAX_WORDS } from "./fingerprint.ts";
import { containment, MIN_SHINGLES, REPOST_CONTAINMENT, UNSURE_CONTAINMENT } from "./reposts.ts";

/** Of a long text only the lowest hashes were stored, so hashes above the highest stored one cannot be compared. */
function comparableShingles(a: readonly number[], b: readonly number[]): [Set<number>, Set<number>] {
  const limits = [a, b].map((words) => (words.length < MAX_WORDS ? Infinity : (words.at(-1) ?? 0)));
  const withinLimits = (words: readonly number[]) =>
    new Set(words.filter((word) => word <= Math.min(...limits)));
  return [withinLimits(a), withinLimits(b)];
}

function compareWords(one: Fingerprint, other: Fingerprint): "same" | "alike" | "different" {
  const [a, b] = comparableShingles(one.words, other.words);
  if (Math.min(a.size, b.size) < MIN_SHINGLES)
    return a.size > 0 && a.symmetricDifference(b).size === 0 ? "same" : "different";
  const shared = containment(a, b);
  if (shared >= REPOST_CONTAINMENT) return "same";
  return shared >= UNSURE_CONTAINMENT ? "alike" : "different";
}

function areDifferentUnits(one: Fingerprint, other: Fingerprint, havePhotosInCommon: boolean): boolean {
  const isOtherHome = Object.entries(one.home).some(
    // With the same photos, "villa" and "house" are two words for one home.
    ([name, hash]) => (other.home[name] ?? hash) !== hash && !(havePhotosInCommon && name === "type"),
  );
  return (
    isOtherHome ||
    Object.entries(one.marks).some(([kind, marks]) => {
      const others = other.marks[kind] ?? [];
      const differ = new Set(marks).symmetricDifference(new Set(others)).size > 0;
      return differ && marks.length > 0 && others.length > 0;
    })
  );
}

/** A single shared photo may be the poster's logo. */
const MIN_PHOTOS = 2;
const MIN_SHARE_OF_PHOTOS = 0.5;

/** A repost shares two of text, contact and photos; "unsure" shares one of them, or has other numbers in its text. */
export function compareFingerprints(one: Fingerprint, other: Fingerprint): "repost" | "unsure" | "different" {
  const words = compareWords(one, other);
  const [contacts, others] = [new Set(one.contacts), new Set(other.contacts)];
  const isContactShared = !contacts.isDisjointFrom(others);
  const isContactCompatible = isContactShared || contacts.size === 0 || others.size === 0;
  const [photos, otherPhotos] = [new Set(one.photos), new Set(other.photos)];
  const arePhotosShared =
    photos.intersection(otherPhotos).size >= MIN_PHOTOS &&
    containment(photos, otherPhotos) >= MIN_SHARE_OF_PHOTOS;
  if (areDifferentUnits(one, other, arePhotosShared)) return "different";
  const isSameText = words === "same" && one.numbers === other.numbers;
  if (isSameText && (isContactCompatible || arePhotosShared)) return "repost";
  if (arePhotosShared && isContactShared) return "repost";
  const isLikely = words === "same" || arePhotosShared || (words === "alike" && isContactShared);
  return isLikely ? "unsure" : "different";
}
