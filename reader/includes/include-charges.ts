import { pattern, termSet } from "../vocabulary/pattern.ts";
import { type Claim, isChargeable, isUtility, type Sentence } from "./include-claims.ts";

/** `150.000`, `150 000` */
const THOUSANDS = /^\d{2,3}[., ]000$/;

const APPROXIMATE = /[~±≈]/;

/** No room is let for as little a month, in thousands. */
const MOST_A_MONTH = 250;
/** The same where the text asks for millions, as for the home. */
const MOST_BESIDE_MILLIONS = 600;
const MILLIONS = pattern("u")`\d ?{scale.million}`;
const A_MONTH = pattern("u")`^ ?(?:{scale.thousand})? ?(?:\/ ?{unit.month}|{rate.monthly})`;
/** How much of the text after a number is looked at. */
const PERIOD_REACH = 20;

/** Between a plus and what it adds: `+ your share of power`, `+ треть счёта за свет`. */
const SHARE = termSet("share.word");
const LONGEST_SHARE = 4;

const isSmallThousands = (sentence: Sentence, index: number, text: string) =>
  sentence.keyAt(index + 1) === "thousand" &&
  Number(text) <= (MILLIONS.test(sentence.text) ? MOST_BESIDE_MILLIONS : MOST_A_MONTH);

/** `wifi 50rb/bln`, where no room costs as little; not `AC wifi 250rb/bln`, which ends a list. */
function isTooLittleForRoom(sentence: Sentence, index: number, { index: topic }: Claim): boolean {
  const token = sentence.tokens[index];
  if (
    !token ||
    sentence.claimAt(topic - 1) ||
    !isSmallThousands(sentence, index, sentence.text.slice(token.start, token.end))
  )
    return false;
  const isUnderAny = Number(sentence.text.slice(token.start, token.end)) <= MOST_A_MONTH;
  if (isUnderAny && MILLIONS.test(sentence.text)) return true;
  return A_MONTH.test(sentence.text.slice(token.end, token.end + PERIOD_REACH));
}

/** A price below that of a room, so that the rent after a list is none: `wifi 900rb/bln`. */
export function sayPriced(sentence: Sentence, index: number): void {
  const token = sentence.tokens[index];
  if (token?.type !== "number") return;
  const isSmall =
    sentence.keyAt(index + 1) === "thousand" ||
    APPROXIMATE.test(sentence.text.charAt(token.start - 1)) ||
    THOUSANDS.test(sentence.text.slice(token.start, sentence.tokens[index + 1]?.end ?? token.end));
  const before = sentence.near(index, -1, 2);
  if (!isSmall || !before || before.says !== null || !isChargeable(before)) return;
  if (isUtility(before) || sentence.signAt(index - 1) !== null || isTooLittleForRoom(sentence, index, before))
    sentence.say(before, "no");
}

/** The topic of which a share is added. */
function sharedAfter(sentence: Sentence, index: number): Claim | null {
  for (let next = index + 1; next <= index + 1 + LONGEST_SHARE; next += 1) {
    const claim = sentence.claimAt(next);
    const word = sentence.wordAt(next);
    if (claim || word === null) return claim;
    if (!SHARE.has(word)) return null;
  }
  return null;
}

/** `20 mln + electricity` */
export function sayAdded(sentence: Sentence, index: number): void {
  const { start = 0 } = sentence.tokens[index] ?? {};
  const after = sharedAfter(sentence, index);
  if (sentence.text.charAt(start) !== "+" || !after || !isUtility(after) || sentence.claimAt(index - 1))
    return;
  sentence.sayJoined(after, "no", 1);
}
