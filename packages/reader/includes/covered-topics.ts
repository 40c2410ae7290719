import { keyOf } from "../text/tokens.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { CHARGE_CUES, type Claim, isChargeable, isUtility, type Sentence } from "./sentence-claims.ts";

/** `free wifi and water`, `water & wifi free`; `sudah listrik 1300w` only states the power. */
export function sayFree(sentence: Sentence, index: number): void {
  const after = sentence.near(index, 1, 3);
  const claim = after ?? sentence.near(index, -1, 3);
  const isPower = claim && isUtility(claim) && sentence.tokens[claim.index + 1]?.type === "number";
  if (claim && !isPower) sentence.sayJoined(claim, "yes", after ? 1 : -1);
}

/** `вода и wi-fi наши`, `internet, water & gas on us` */
export function sayOurs(sentence: Sentence, index: number): void {
  const before = sentence.isEnd(index + 1) ? sentence.near(index, -1, 3) : null;
  if (before && isChargeable(before)) sentence.sayJoined(before, "yes", -1);
}

const NEGATIONS = termSet("negation.not");
const COPULAS: ReadonlySet<string> = new Set(["is", "are"]);

/** Whether a negation follows a topic at the end of an item: `electricity is not`. */
export function isDenied(sentence: Sentence, { index }: Claim): boolean {
  const denial = COPULAS.has(sentence.wordAt(index + 1) ?? "") ? index + 2 : index + 1;
  return NEGATIONS.has(sentence.wordAt(denial) ?? "") && sentence.isEnd(denial + 1);
}

/** Answers "no" for the topics that the rent does not cover, unlike others: `water included, electricity is not`. */
export function sayDenied(sentence: Sentence): void {
  if (!sentence.claims.some((claim) => claim.says === "yes" && isChargeable(claim))) return;
  for (const claim of sentence.claims)
    if (!claim.isImplied && isChargeable(claim) && isDenied(sentence, claim))
      sentence.sayJoined(claim, "no", -1);
}

/** `all in`, `everything included but electricity` */
export function sayEverything(sentence: Sentence, index: number): void {
  const but = sentence.wordAt(index + 1) === "but" ? sentence.claimAt(index + 2) : null;
  if (but && isChargeable(but)) sentence.sayJoined(but, "no", 1);
  const hasException =
    but !== null ||
    sentence.claims.some((claim) => isDenied(sentence, claim)) ||
    sentence.tokens.map(keyOf).some((key) => key === "except" || CHARGE_CUES.has(key));
  sentence.imply("electricity", index, "yes");
  sentence.imply("water", index, "yes", hasException ? "not everything is included" : null);
  sentence.sayAfter(index, "yes", () => true);
}
