import { type Fingerprint, MAX_WORDS } from "./fingerprint.ts";
import { MIN_SHINGLES, REPOST_CONTAINMENT, UNSURE_CONTAINMENT } from "./reposts.ts";

/** Of a long text only the lowest hashes are kept: what lies above them is not compared. */
function comparable(one: readonly number[], other: readonly number[]): [Set<number>, Set<number>] {
  const highest = [one, other].map((words) => (words.length < MAX_WORDS ? Infinity : (words.at(-1) ?? 0)));
  const below = (words: readonly number[]) => new Set(words.filter((word) => word <= Math.min(...highest)));
  return [below(one), below(other)];
}

function share<V>(one: ReadonlySet<V>, other: ReadonlySet<V>): number {
  const fewer = Math.min(one.size, other.size);
  return fewer === 0 ? 0 : one.intersection(other).size / fewer;
}

/** How alike two texts are: as for reposts (collector/judge/reposts.ts). */
function compareWords(one: Fingerprint, other: Fingerprint): "same" | "alike" | "different" {
  const [a, b] = comparable(one.words, other.words);
  if (Math.min(a.size, b.size) < MIN_SHINGLES)
    return a.size > 0 && a.symmetricDifference(b).size === 0 ? "same" : "different";
  const shared = share(a, b);
  if (shared >= REPOST_CONTAINMENT) return "same";
  return shared >= UNSURE_CONTAINMENT ? "alike" : "different";
}

/** Whether two posts name different bedrooms, areas or types, or different units of a house. */
function areApart(one: Fingerprint, other: Fingerprint, areOnePlace: boolean): boolean {
  const isOtherHome = Object.entries(one.home).some(
    // Of a home in the same photos "villa" and "house" are two words for one thing.
    ([name, hash]) => (other.home[name] ?? hash) !== hash && !(areOnePlace && name === "type"),
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

/** One photo may be a logo; of a home with one photo it is half of them. */
const MIN_PHOTOS = 2;
const MIN_SHARE_OF_PHOTOS = 0.5;

/**
 * Whether a post repeats another by two of text, contact and photos; unsure where only one of them says so, or where other
 * numbers of the text differ.
 */
export function compareFingerprints(one: Fingerprint, other: Fingerprint): "repost" | "unsure" | "different" {
  const words = compareWords(one, other);
  const [contacts, others] = [new Set(one.contacts), new Set(other.contacts)];
  const isContactShared = !contacts.isDisjointFrom(others);
  const isContactOpen = isContactShared || contacts.size === 0 || others.size === 0;
  const [photos, seen] = [new Set(one.photos), new Set(other.photos)];
  const hasPhotos =
    photos.intersection(seen).size >= MIN_PHOTOS && share(photos, seen) >= MIN_SHARE_OF_PHOTOS;
  if (areApart(one, other, hasPhotos)) return "different";
  const isSameText = words === "same" && one.numbers === other.numbers;
  if (isSameText && (isContactOpen || hasPhotos)) return "repost";
  if (hasPhotos && isContactShared) return "repost";
  const isLikely = words === "same" || hasPhotos || (words === "alike" && isContactShared);
  return isLikely ? "unsure" : "different";
}
