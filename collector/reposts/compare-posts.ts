import { LRUCache } from "lru-cache";
import type { Fact } from "../../lib/advert/fact.ts";
import { normalise } from "../../lib/advert/normalise.ts";
import type { Advert } from "../../lib/advert/read-advert.ts";
import { compareMarks } from "../../lib/advert/unit-marks.ts";
import { containment, wordRuns } from "./containment.ts";

export type Comparison = "repost" | "unsure" | "different";

/** A text, and what is read of it, which may take a while. */
export type Compared = { text: string; readonly advert: Advert };

/** Most of a text: what a new headline and a new closing line leave of it. */
const MOST = 0.75;
/** Below this, two adverts only share the manner of one writer. */
const SOME = 0.5;
/** Texts of fewer runs of words are too short to be told apart. */
const FEWEST_RUNS = 8;

function differs<V>(one: Fact<V> | null, other: Fact<V> | null): boolean {
  return one !== null && other !== null && one.value !== other.value;
}

/** The numbers of a text that are no rent, deposit, date or contact: what may tell one unit from another. */
function otherNumbers({ text, advert }: Compared): string {
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
  return { text: text.trim(), runs: wordRuns(text) };
}

/** One post is compared with many. */
const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: 3_000, memoMethod: prepare });

/**
 * Whether two posts of one poster are the same advert posted again. Posts that differ in unit, floor, bedrooms, room type
 * or area are never taken for one; nor, without the owner, are posts whose other numbers differ. Adverts are read only
 * where the words are alike.
 */
export function comparePosts(one: Compared, other: Compared): Comparison {
  const [a, b] = [prepared.memo(one.text), prepared.memo(other.text)];
  const shared = containment(a.runs, b.runs);
  if (shared < SOME) return "different";
  const isShort = Math.min(a.runs.size, b.runs.size) < FEWEST_RUNS;
  if (isShort && a.text !== b.text) return "different";
  if (differs(one.advert.bedrooms, other.advert.bedrooms)) return "different";
  if (differs(one.advert.area, other.advert.area)) return "different";
  if (differs(one.advert.propertyType, other.advert.propertyType)) return "different";
  const marks = compareMarks(a.text, b.text);
  if (marks === "different") return "different";
  const isCertain = shared >= MOST && marks === "same" && otherNumbers(one) === otherNumbers(other);
  return isCertain ? "repost" : "unsure";
}
