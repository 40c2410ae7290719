import { agreedFact, type Fact } from "../fact.ts";
import type { Normalised, Place } from "../text/normalise.ts";
import { isSign, sentencesOf } from "../text/tokens.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { lengthAt, type StayTokens, stayTokensOf } from "./stay-lengths.ts";

const aheadTerms = termFinder(vocabulary("ahead"));

/** Most tokens between a length and the words for its payment. */
const MOST_BETWEEN = 3;

type Side = { isAhead: boolean; isPayment: boolean; isMinimum: boolean; end: number };

type Words = {
  tokens: StayTokens;
  /** The key among the words for payments in advance; null for any other token. */
  keyOf: (token: StayTokens[number] | undefined) => Key<"ahead"> | null;
};

/** What the words beside a length say of its payment: from token `from`, in steps of 1 or -1. `end` is the last of them. */
function sideOf({ tokens, keyOf }: Words, from: number, step: 1 | -1): Side {
  const side: Side = { isAhead: false, isPayment: false, isMinimum: false, end: from - step };
  for (let index = from; Math.abs(index - from) <= MOST_BETWEEN; index += step) {
    const token = tokens[index];
    const key = keyOf(token);
    const isMinimum = token?.type === "term" && token.key === "minimum";
    if (!token || (key === null && !isMinimum && !isSign(token, "open", "close", "colon"))) return side;
    if (key === "word") side.isAhead = true;
    if (key === "payment") side.isPayment = true;
    if (isMinimum) side.isMinimum = true;
    if (key === "word" || key === "payment" || isMinimum) side.end = index;
  }
  return side;
}

type Found = Place & { value: number };

function paidAhead(text: string, words: Words): Found[] {
  const { tokens } = words;
  const found: Found[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const length = lengthAt(text, tokens, index);
    if (!length) continue;
    const [before, after] = [sideOf(words, index - 1, -1), sideOf(words, length.next, 1)];
    const isAhead = after.isAhead || before.isAhead || (before.isPayment && before.isMinimum);
    const isWhole = tokens[index - 1]?.type !== "number";
    const [first, last] = [tokens[Math.min(index, before.end)], tokens[Math.max(length.next - 1, after.end)]];
    if (isAhead && isWhole && length.months > 0 && first && last)
      found.push({ value: length.months, start: first.start, end: last.end });
    index = length.next - 1;
  }
  return found;
}

/**
 * How many months of rent are paid at once when moving in: 3 for `3 months upfront`, `bayar 3 bulan di muka`, `minimum payment
 * 3 months`. In doubt if several numbers are named. Null if none is, or if it is a choice: `10% off for 6 months upfront`.
 */
export function readMonthsAhead(advert: Normalised): Fact<number> | null {
  const { text } = advert;
  const found = sentencesOf(stayTokensOf(text)).flatMap(({ tokens }) => {
    const keyOf: Words["keyOf"] = (token) =>
      token ? (aheadTerms.findAt(text, token.start)?.key ?? null) : null;
    const isOther = tokens.some((token) => keyOf(token) === "other");
    return isOther ? [] : paidAhead(text, { tokens, keyOf });
  });
  return agreedFact(advert, found, "several payments are named");
}
