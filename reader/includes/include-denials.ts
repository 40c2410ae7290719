import { termSet } from "../vocabulary/pattern.ts";
import { type Claim, isChargeable, type Key, type Sentence } from "./include-claims.ts";

const DENIALS = termSet("negation.not");
const COPULAS: ReadonlySet<string> = new Set(["is", "are"]);

/** What is denied is that the rent covers it; not `the pool is shared, the wifi is not`. */
const COVERED: ReadonlySet<Key> = new Set(["includes", "everything", "allBills", "paidByUs", "ours", "free"]);

/** `electricity is not`, at the end of an item. */
export function isDenied(sentence: Sentence, { index }: Claim): boolean {
  const denial = COPULAS.has(sentence.wordAt(index + 1) ?? "") ? index + 2 : index + 1;
  return DENIALS.has(sentence.wordAt(denial) ?? "") && sentence.isEnd(denial + 1);
}

/** What the rent does not cover, beside others that it does: `water included, electricity is not`. */
export function sayDenied(sentence: Sentence): void {
  if (!sentence.tokens.some((token) => token.type === "term" && COVERED.has(token.key))) return;
  for (const claim of sentence.claims) {
    if (!claim.isImplied && isChargeable(claim) && isDenied(sentence, claim))
      sentence.sayJoined(claim, "no", -1);
  }
}
