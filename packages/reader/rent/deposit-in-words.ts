import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../text/normalise.ts";
import { pattern } from "../vocabulary/pattern.ts";

/** Parts of sentences between signs; a dot or a comma inside a number is none. */
const PARTS = /(?:[^\n!?;|•·…,.✅✔✓☑❌✖✗✘]|[.,](?=\d))+/gu;
const DEPOSIT = pattern("u")`{amount.deposit}`;
const OTHER_DEPOSIT = pattern("u")`{depositWord.otherDeposit}`;
/** `no deposit`, `deposit is not required`; not `no deposit for stays over six months`. */
const DENIED = pattern(
  "u",
)`{depositWord.denial}(?: \S+)? {amount.deposit}|{amount.deposit}(?: \S+){0,2} {depositWord.denial}`;
const CONDITION = pattern("u")`{amount.deposit}.*{depositWord.condition}`;

/** Longest part to quote whole. Of a longer one only the words around the deposit are quoted. */
const WHOLE = /[\p{L}\p{N}].{0,58}[\p{L}\p{N})%]/u;
const CHARACTERS_OF_QUOTE = 60;
const AROUND = pattern("u")`(?:\S{1,40} ){0,2}{amount.deposit}(?: \S+){0,5}`;

/**
 * Whether a deposit without a sum is asked: "yes" for `half a month` and `required`, "no" for `no deposit`. Its span is a part
 * to quote. Null if the text names no deposit for the home.
 */
export function readDepositInWords(advert: Normalised): Fact<"yes" | "no"> | null {
  for (const { 0: part, index } of advert.text.matchAll(PARTS)) {
    const quote = (part.trim().length <= CHARACTERS_OF_QUOTE ? WHOLE : AROUND).exec(part);
    const isQuestion = advert.text.charAt(index + part.length) === "?";
    if (!quote || !DEPOSIT.test(part) || OTHER_DEPOSIT.test(part) || isQuestion) continue;
    const isDenied = DENIED.test(part) && !CONDITION.test(part);
    const start = index + quote.index;
    return factAt(advert, isDenied ? "no" : "yes", [{ start, end: start + quote[0].length }]);
  }
  return null;
}
