import { termSet } from "../vocabulary/pattern.ts";
import { type Claim, type IncludeKey, isChargeable, type Sentence } from "./sentence-claims.ts";

const NEGATIONS = termSet("negation.not");
const COPULAS: ReadonlySet<string> = new Set(["is", "are"]);

/** A negation denies that the rent covers a topic only beside one of these; not `the pool is shared, the wifi is not`. */
const COVERING_CUES: ReadonlySet<IncludeKey> = new Set([
  "includes",
  "everything",
  "allBills",
  "paidByUs",
  "ours",
  "free",
]);

/** Whether a negation follows a topic at the end of an item: `electricity is not`. */
export function isDenied(sentence: Sentence, { index }: Claim): boolean {
  const denial = COPULAS.has(sentence.wordAt(index + 1) ?? "") ? index + 2 : index + 1;
  return NEGATIONS.has(sentence.wordAt(denial) ?? "") && sentence.isEnd(denial + 1);
}

/** Answers "no" for the topics that the rent does not cover, unlike others: `water included, electricity is not`. */
export function sayDenied(sentence: Sentence): void {
  if (!sentence.tokens.some((token) => token.type === "term" && COVERING_CUES.has(token.key))) return;
  for (const claim of sentence.claims) {
    if (!claim.isImplied && isChargeable(claim) && isDenied(sentence, claim))
      sentence.sayJoined(claim, "no", -1);
  }
}
