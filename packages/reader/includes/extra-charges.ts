import { amountsIn } from "../rent/amounts.ts";
import type { Place } from "../text/normalise.ts";
import { tokenText } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { type Claim, isChargeable, isUtility, type Sentence } from "./sentence-claims.ts";

/** `150.000`, `150 000` */
const THOUSANDS = /^\d{2,3}[., ]000$/;

const APPROXIMATE = /[~±≈]/;

/** Below any rent of a room for a month, in thousands. */
const LOWEST_ROOM_RENT = 250;
/** Below any rent of a home whose text names millions. */
const LOWEST_HOME_RENT = 600;
const MILLIONS = pattern("u")`\d ?{scale.million}`;
const A_MONTH = pattern("u")`^ ?(?:{scale.thousand})? ?(?:\/ ?{unit.month}|{rate.monthly})`;
const CHARACTERS_TO_PERIOD = 20;

/** Whether a price is too low for a room: `wifi 50rb/bln`; not `AC wifi 250rb/bln`, where the rent ends a list. */
function isTooLittleForRoom(sentence: Sentence, index: number, { index: topic }: Claim): boolean {
  const token = sentence.tokens[index];
  const price = Number(tokenText(sentence.text, token));
  const highest = MILLIONS.test(sentence.text) ? LOWEST_HOME_RENT : LOWEST_ROOM_RENT;
  const isSmall = sentence.keyAt(index + 1) === "thousand" && price <= highest;
  if (!token || sentence.claimAt(topic - 1) || !isSmall) return false;
  const isBelowRoomRent = price <= LOWEST_ROOM_RENT;
  if (isBelowRoomRent && MILLIONS.test(sentence.text)) return true;
  return A_MONTH.test(sentence.text.slice(token.end, token.end + CHARACTERS_TO_PERIOD));
}

/** Whether a number and its currency are less than any rent: `wifi 300 baht`. */
function isNamedCharge({ text, region }: Sentence, { start }: Place): boolean {
  const [sum] = amountsIn(text.slice(start, start + CHARACTERS_TO_PERIOD), region);
  const isLocal = sum?.start === 0 && sum.evidence === "named" && sum.currency === region.currency.code;
  return isLocal && sum.values.every((value) => value < region.rents.month.least);
}

/** `wifi 50rb/bln` costs extra. A higher price may be the rent after a list: `wifi 900rb/bln`. */
export function sayPriced(sentence: Sentence, index: number): void {
  const token = sentence.tokens[index];
  if (token?.type !== "number") return;
  const isThousands = sentence.keyAt(index + 1) === "thousand";
  const isNamed = !isThousands && isNamedCharge(sentence, token);
  const isSmall =
    isThousands ||
    isNamed ||
    APPROXIMATE.test(sentence.text.charAt(token.start - 1)) ||
    THOUSANDS.test(sentence.text.slice(token.start, sentence.tokens[index + 1]?.end ?? token.end));
  const before = sentence.near(index, -1, 2);
  if (!isSmall || !before || before.says !== null || !isChargeable(before)) return;
  const isExtra = isNamed || isUtility(before) || sentence.signAt(index - 1) !== null;
  if (isExtra || isTooLittleForRoom(sentence, index, before)) sentence.say(before, "no");
}

/** `20 mln + electricity`, `+ your share of power` */
export function sayAdded(sentence: Sentence, index: number): void {
  const { start = 0 } = sentence.tokens[index] ?? {};
  const after = sentence.near(index, 1, 4);
  if (sentence.text.charAt(start) !== "+" || !after || !isUtility(after) || sentence.claimAt(index - 1))
    return;
  sentence.sayJoined(after, "no", 1);
}
