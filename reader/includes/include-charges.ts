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

const isSmallThousands = (sentence: Sentence, at: number, text: string) =>
  sentence.keyAt(at + 1) === "thousand" &&
  Number(text) <= (MILLIONS.test(sentence.text) ? MOST_BESIDE_MILLIONS : MOST_A_MONTH);

/** `wifi 50rb/bln`, where no room costs as little; not `AC wifi 250rb/bln`, which ends a list. */
function isTooLittleForRoom(sentence: Sentence, at: number, { at: topic }: Claim): boolean {
  const token = sentence.tokens[at];
  if (
    !token ||
    sentence.claimAt(topic - 1) ||
    !isSmallThousands(sentence, at, sentence.text.slice(token.start, token.end))
  )
    return false;
  const isUnderAny = Number(sentence.text.slice(token.start, token.end)) <= MOST_A_MONTH;
  if (isUnderAny && MILLIONS.test(sentence.text)) return true;
  return A_MONTH.test(sentence.text.slice(token.end, token.end + PERIOD_REACH));
}

/** A price below that of a room, so that the rent after a list is none: `wifi 900rb/bln`. */
export function sayPriced(sentence: Sentence, at: number): void {
  const token = sentence.tokens[at];
  if (token?.type !== "number") return;
  const isSmall =
    sentence.keyAt(at + 1) === "thousand" ||
    APPROXIMATE.test(sentence.text.charAt(token.start - 1)) ||
    THOUSANDS.test(sentence.text.slice(token.start, sentence.tokens[at + 1]?.end ?? token.end));
  const before = sentence.near(at, -1, 2);
  if (!isSmall || !before || before.says !== null || !isChargeable(before)) return;
  if (isUtility(before) || sentence.signAt(at - 1) !== null || isTooLittleForRoom(sentence, at, before))
    sentence.say(before, "no");
}

/** The topic of which a share is added. */
function sharedAfter(sentence: Sentence, at: number): Claim | null {
  for (let next = at + 1; next <= at + 1 + LONGEST_SHARE; next += 1) {
    const claim = sentence.claimAt(next);
    const word = sentence.wordAt(next);
    if (claim || word === null) return claim;
    if (!SHARE.has(word)) return null;
  }
  return null;
}

/** `20 mln + electricity` */
export function sayAdded(sentence: Sentence, at: number): void {
  const { start = 0 } = sentence.tokens[at] ?? {};
  const after = sharedAfter(sentence, at);
  if (sentence.text.charAt(start) !== "+" || !after || !isUtility(after) || sentence.claimAt(at - 1)) return;
  sentence.sayJoined(after, "no", 1);
}
