import { isDenied } from "./covered-topics.ts";
import {
  type Answer,
  CHARGE_CUES,
  type Claim,
  type IncludeKey,
  isChargeable,
  isUtility,
  type Sentence,
} from "./sentence-claims.ts";

/** Cues that follow their topic, so that an earlier cue is about another: `wifi included, water extra`. */
const TRAILING_CUES: ReadonlySet<IncludeKey | null> = new Set([...CHARGE_CUES, "includes", "absent"]);

export const TOKENS_TO_CUE = 6;

const isAny = () => true;

function isBeforeList(sentence: Sentence, index: number, before: Claim, after: Claim | null): boolean {
  if (sentence.signAt(index + 1) === "colon") return true;
  // `wifi, water incl. Electricity 2300/kwh`
  const isAbbreviated = sentence.text.charAt((sentence.tokens[index]?.end ?? 0) - 1) === ".";
  if (isAbbreviated && before.index === index - 1 && isChargeable(before)) return false;
  if (after === null || isDenied(sentence, after)) return false;
  const hasNumber = sentence.tokens[after.index + 1]?.type === "number";
  const follower = sentence.keyAt(after.index + (hasNumber ? 2 : 1));
  return !TRAILING_CUES.has(follower) || before.says !== null;
}

/** The last topic of a list that ends with other words: `water, wifi, garbage fee, etc. are not included`. */
function lastChargeable(sentence: Sentence, index: number): Claim | null {
  for (let before = index - 1; before >= Math.max(0, index - 2 * TOKENS_TO_CUE); before -= 1) {
    const claim = sentence.claimAt(before);
    if (claim) return claim.says === null && isChargeable(claim) ? claim : null;
  }
  return null;
}

/** `wifi, water included`, `includes wifi and water`, `not included: electricity` */
export function sayList(sentence: Sentence, index: number, says: Answer): void {
  const after = sentence.near(index, 1, 4);
  const before = sentence.near(index, -1, TOKENS_TO_CUE) ?? (after ? null : lastChargeable(sentence, index));
  // `no electricity included`
  if (says === "yes" && before?.says === "no" && sentence.keyAt(before.index - 1) === "none") return;
  if (before && !isBeforeList(sentence, index, before, after))
    sentence.sayBefore(before, says, says === "yes" ? isAny : isChargeable);
  else {
    // `breakfast not included, kitchen, wifi`
    const isAboutWordBefore = says === "no" && !after && sentence.tokens[index - 1]?.type === "word";
    if (isAboutWordBefore && sentence.signAt(index + 1) === "comma") return;
    const isAll = says === "yes" || sentence.signAt(index + 1) === "colon";
    sentence.sayAfter(index, says, (claim) => isAll || isChargeable(claim));
    if (!isAll && after?.says === null) after.doubt = "it may be said of the word before";
  }
}

/** `electricity extra`, `extra electricity`, `paid separately: electricity, water`. */
export function sayCharged(sentence: Sentence, index: number): void {
  const after = sentence.near(index, 1, 2);
  const before = sentence.near(index, -1, TOKENS_TO_CUE) ?? (after ? null : lastChargeable(sentence, index));
  if (sentence.signAt(index + 1) === "colon") sentence.sayAfter(index, "no", isChargeable);
  else if (before && isChargeable(before)) sentence.sayBefore(before, "no", isUtility);
  else if (!before && after && isUtility(after)) sentence.sayJoined(after, "no", 1);
}
