import { isDenied } from "./denied-topics.ts";
import { type Claim, type IncludeKey, isChargeable, isUtility, type Sentence } from "./sentence-claims.ts";

const TOKENS_OF_LIST = 24;

/** `free wifi and water`, `water & wifi free` */
export function sayFree(sentence: Sentence, index: number): void {
  const after = sentence.near(index, 1, 3);
  const claim = after ?? sentence.near(index, -1, 3);
  if (claim) sentence.sayJoined(claim, "yes", after ? 1 : -1);
}

/** Whether an item of a list has no word or number beside it. */
function isBareItem(sentence: Sentence, { index }: Claim): boolean {
  return sentence.signAt(index - 1) !== null && sentence.isEnd(index + 1);
}

/** `sudah AC`; `sudah listrik, air, wifi` begins a list of what the rent covers. */
export function sayAlready(sentence: Sentence, index: number): void {
  const next = sentence.claimAt(index + 1);
  const isUtilityNext = next !== null && isUtility(next);
  // `sudah listrik 1300w` only states the power.
  if (isUtilityNext && sentence.tokens[index + 2]?.type === "number") return;
  sayFree(sentence, index);
  const isList =
    sentence.signAt(index + 1) === "colon" || (isUtilityNext && sentence.signAt(index + 2) !== null);
  for (let item = index + 1; isList && item <= index + TOKENS_OF_LIST; item += 1) {
    const claim = sentence.claimAt(item);
    if (claim?.says === null && isBareItem(sentence, claim)) sentence.say(claim, "yes", false);
  }
}

/** `вода и wi-fi наши`, `internet, water & gas on us` */
export function sayOurs(sentence: Sentence, index: number): void {
  if (!sentence.isEnd(index + 1)) return;
  const isOtherLast = sentence.tokens[index - 1]?.type === "word" && sentence.isJoiningAt(index - 2);
  const before = sentence.claimAt(isOtherLast ? index - 3 : index - 1);
  if (before && isChargeable(before)) sentence.sayBefore(before, "yes", isChargeable);
}

/** `(wifi, water) paid by us`. `close` is the index of the closing parenthesis. */
function sayParentheses(sentence: Sentence, close: number): void {
  const least = Math.max(0, close - TOKENS_OF_LIST);
  for (let index = close - 1; index >= least && sentence.signAt(index) !== "open"; index -= 1) {
    const claim = sentence.claimAt(index);
    if (claim?.says === null) sentence.say(claim, "yes");
  }
}

/** `wifi is paid by us`, `cleaning lady twice a week, paid by us`; not `electricity 2200 watt, gardener paid by us`. */
export function sayPaidByUs(sentence: Sentence, index: number): void {
  if (sentence.signAt(index - 1) === "close") {
    sayParentheses(sentence, index - 1);
    return;
  }
  const near = sentence.claimAt(index - 1) ?? sentence.claimAt(index - 2);
  if (near && isChargeable(near) && near.says === null) {
    sentence.sayJoined(near, "yes", -1);
    return;
  }
  const [claim, ...others] = sentence.claims.filter(isChargeable);
  if (
    sentence.signAt(index - 1) === "comma" &&
    claim?.says === null &&
    claim.index < index &&
    others.length === 0
  )
    sentence.say(claim, "yes");
}

/** Cues for an exception: `all in, electricity by meter`. */
const EXCEPTION_CUES: ReadonlySet<IncludeKey> = new Set([
  "except",
  "excludes",
  "charged",
  "metered",
  "token",
]);

/** `all in`, `everything included but electricity` */
export function sayEverything(sentence: Sentence, index: number): void {
  const but = sentence.wordAt(index + 1) === "but" ? sentence.claimAt(index + 2) : null;
  if (but && isChargeable(but)) sentence.sayJoined(but, "no", 1);
  const hasException =
    but !== null ||
    sentence.claims.some((claim) => isDenied(sentence, claim)) ||
    sentence.tokens.some((token) => token.type === "term" && EXCEPTION_CUES.has(token.key));
  sentence.imply("electricity", index, "yes");
  sentence.imply("water", index, "yes", hasException ? "not everything is included" : null);
  sentence.sayAfter(index, "yes", () => true);
}
