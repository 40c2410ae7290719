import { agreedFact, type Fact } from "../fact.ts";
import { textBefore } from "../text/beside.ts";
import type { Normalised, Place } from "../text/normalise.ts";
import { sentencesOf } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { lengthAt, type StayTokens, stayTokensOf } from "./stay-lengths.ts";

/** Words for a payment in advance before its length: `upfront: 3 months`, `minimum payment 3 months`. */
const BEFORE = pattern(
  "u",
)`(?:{ahead.word}|{ahead.payment}[ :(]*{stay.minimum}|{stay.minimum}[ :(]*{ahead.payment})(?:[ :()]|{ahead.between}|{ahead.payment})*$`;
/** The same after it: `3 months rent in advance`. */
const AFTER = pattern("u")`^(?:[ :()]|{ahead.between}|{ahead.payment}|{stay.minimum})*{ahead.word}`;
const CHOICE = pattern("u")`{ahead.other}`;
const RATE = pattern("u")`(?:\/|{amount.per}) ?$`;
const CHARACTERS_BESIDE = 40;

type Found = Place & { value: number };

function paidAhead(text: string, tokens: StayTokens): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const [length, first] = [lengthAt(text, tokens, index), tokens[index]];
    const last = tokens[(length?.next ?? 0) - 1];
    if (!length || !first || !last) continue;
    const before = BEFORE.exec(textBefore(text, first.start, CHARACTERS_BESIDE));
    const after = AFTER.exec(text.slice(last.end, last.end + CHARACTERS_BESIDE));
    const [start, end] = [first.start - (before?.[0].length ?? 0), last.end + (after?.[0].length ?? 0)];
    // `200 mln/year paid in advance` is said of that rent.
    const isRate = RATE.test(textBefore(text, first.start, CHARACTERS_BESIDE));
    const isWhole = tokens[index - 1]?.type !== "number" && !isRate;
    if ((before || after) && isWhole && length.months > 0) found.push({ value: length.months, start, end });
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
  const found = sentencesOf(stayTokensOf(text)).flatMap(({ tokens }) =>
    CHOICE.test(text.slice(tokens[0]?.start, tokens.at(-1)?.end)) ? [] : paidAhead(text, tokens),
  );
  return agreedFact(advert, found, "several payments are named");
}
