import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../text/normalise.ts";
import { isSign, keyOf, sentencesOf, type Token, tokensOf } from "../text/tokens.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

const depositTerms = termFinder({ deposit: vocabulary("amount").deposit, ...vocabulary("depositWord") });

type DepositTokens = readonly Token<"deposit" | Key<"depositWord">>[];

/** Longest part of a sentence to quote whole. From a longer part only the tokens around the word are quoted. */
const CHARACTERS_OF_QUOTE = 60;
const TOKENS_AROUND = { before: 2, after: 6 };
const TOKENS_TO_DENIAL = 2;

function partsOf(tokens: DepositTokens): DepositTokens[] {
  const parts: DepositTokens[number][][] = [[]];
  for (const token of tokens) {
    if (isSign(token, "comma", "tick", "cross")) parts.push([]);
    else if (token.type !== "sign" || isSign(token, "open") || parts.at(-1)?.length !== 0)
      parts.at(-1)?.push(token);
  }
  return parts;
}

function readPart(advert: Normalised, part: DepositTokens): Fact<"yes" | "no"> | null {
  const index = part.findIndex((token) => keyOf(token) === "deposit");
  const isOtherDeposit = part.some((token) => keyOf(token) === "otherDeposit");
  const [first, last] = [part[0], part.at(-1)];
  if (index === -1 || isOtherDeposit || !first || !last || advert.text.charAt(last.end) === "?") return null;
  const beside = part.slice(Math.max(0, index - TOKENS_TO_DENIAL), index + TOKENS_TO_DENIAL + 2);
  const isConditional = part.slice(index).some((token) => keyOf(token) === "condition");
  const isDenied = beside.some((token) => keyOf(token) === "denial") && !isConditional;
  const around = part.slice(Math.max(0, index - TOKENS_AROUND.before), index + TOKENS_AROUND.after);
  const isShort = last.end - first.start <= CHARACTERS_OF_QUOTE;
  const [start, end] = isShort ? [first, last] : [around[0] ?? first, around.at(-1) ?? last];
  return factAt(advert, isDenied ? "no" : "yes", [{ start: start.start, end: end.end }]);
}

/**
 * Whether a deposit without a sum is asked: "yes" for `half a month` and `required`, "no" for `no deposit`. Its span is a part
 * to quote. Null if the text names no deposit for the home.
 */
export function readDepositInWords(advert: Normalised): Fact<"yes" | "no"> | null {
  for (const { tokens } of sentencesOf(tokensOf(advert.text, depositTerms)))
    for (const part of partsOf(tokens)) {
      const fact = readPart(advert, part);
      if (fact) return fact;
    }
  return null;
}
