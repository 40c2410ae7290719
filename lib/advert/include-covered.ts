import { type Claim, isChargeable, isUtility, type Sentence } from "./include-claims";

/** Of a list, in tokens. */
const LONGEST_LIST = 24;

/** `free wifi` */
export function sayFree(sentence: Sentence, at: number): void {
  const claim = sentence.near(at, 1, 3) ?? sentence.near(at, -1, 3);
  if (claim) sentence.sayJoined(claim, "yes", 1);
}

/** An item of a list without a word or a number beside it. */
function isBareItem(sentence: Sentence, { at }: Claim): boolean {
  return sentence.signAt(at - 1) !== null && sentence.isEnd(at + 1);
}

/** `sudah AC`; `sudah listrik, air, wifi` begins a list of what the rent covers. */
export function sayAlready(sentence: Sentence, at: number): void {
  const next = sentence.claimAt(at + 1);
  const isUtilityNext = next !== null && isUtility(next);
  // `sudah listrik 1300w` is how strong it is.
  if (isUtilityNext && sentence.tokens[at + 2]?.type === "number") return;
  sayFree(sentence, at);
  const isList = sentence.signAt(at + 1) === "colon" || (isUtilityNext && sentence.signAt(at + 2) !== null);
  for (let item = at + 1; isList && item <= at + LONGEST_LIST; item += 1) {
    const claim = sentence.claimAt(item);
    if (claim?.says === null && isBareItem(sentence, claim)) sentence.say(claim, "yes", false);
  }
}

/** `вода и wi-fi наши` */
export function sayOurs(sentence: Sentence, at: number): void {
  const before = sentence.claimAt(at - 1);
  if (before && isChargeable(before) && sentence.isEnd(at + 1)) sentence.sayJoined(before, "yes", -1);
}

/** `(wifi, water) paid by us`, from the end of the parentheses. */
function sayParentheses(sentence: Sentence, close: number): void {
  const least = Math.max(0, close - LONGEST_LIST);
  for (let at = close - 1; at >= least && sentence.signAt(at) !== "open"; at -= 1) {
    const claim = sentence.claimAt(at);
    if (claim?.says === null) sentence.say(claim, "yes");
  }
}

/** `wifi is paid by us`, `cleaning lady twice a week, paid by us`; not `electricity 2200 watt, gardener paid by us`. */
export function sayPaidByUs(sentence: Sentence, at: number): void {
  if (sentence.signAt(at - 1) === "close") {
    sayParentheses(sentence, at - 1);
    return;
  }
  const near = sentence.claimAt(at - 1) ?? sentence.claimAt(at - 2);
  if (near && isChargeable(near) && near.says === null) {
    sentence.sayJoined(near, "yes", -1);
    return;
  }
  const [claim, ...others] = sentence.claims.filter(isChargeable);
  if (sentence.signAt(at - 1) === "comma" && claim?.says === null && claim.at < at && others.length === 0)
    sentence.say(claim, "yes");
}
