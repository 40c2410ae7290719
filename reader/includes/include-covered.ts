import { type Claim, isChargeable, isUtility, type Key, type Sentence } from "./include-claims.ts";
import { isDenied } from "./include-denials.ts";

/** The longest list that is followed after a cue, in tokens. */
const LONGEST_LIST = 24;

/** `free wifi and water`, `water & wifi free` */
export function sayFree(sentence: Sentence, at: number): void {
  const after = sentence.near(at, 1, 3);
  const claim = after ?? sentence.near(at, -1, 3);
  if (claim) sentence.sayJoined(claim, "yes", after ? 1 : -1);
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

/** `вода и wi-fi наши`, `internet, water & gas on us` */
export function sayOurs(sentence: Sentence, at: number): void {
  if (!sentence.isEnd(at + 1)) return;
  const isOtherLast = sentence.tokens[at - 1]?.type === "word" && sentence.isJoiningAt(at - 2);
  const before = sentence.claimAt(isOtherLast ? at - 3 : at - 1);
  if (before && isChargeable(before)) sentence.sayBefore(before, "yes", isChargeable);
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

/** Said of what is not part of everything: `all in, electricity by meter`. */
const LEFT_OUT: ReadonlySet<Key> = new Set(["except", "excludes", "charged", "metered", "token"]);

/** `all in`, `everything included but electricity` */
export function sayEverything(sentence: Sentence, at: number): void {
  // `everything included but electricity`
  const but = sentence.wordAt(at + 1) === "but" ? sentence.claimAt(at + 2) : null;
  if (but && isChargeable(but)) sentence.sayJoined(but, "no", 1);
  const isLeftOut =
    but !== null ||
    sentence.claims.some((claim) => isDenied(sentence, claim)) ||
    sentence.tokens.some((token) => token.type === "term" && LEFT_OUT.has(token.key));
  sentence.imply("electricity", at, "yes");
  sentence.imply("water", at, "yes", isLeftOut ? "not everything is included" : null);
  sentence.sayAfter(at, "yes", () => true);
}
