import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { sentencesOf, type Token, tokensOf } from "../tokens.ts";
import { AMOUNT_ROLES } from "../vocabulary/amount-roles.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";

/** Beside a word for a deposit. */
const DEPOSIT_WORDS = vocabulary("depositWord", [
  /** None is asked. */
  "denial",
  /** After a denial: one may be asked all the same. */
  "condition",
  /** Deposits that are asked for something else than the home. */
  "ofElse",
]);

const depositTerms = termFinder({ deposit: AMOUNT_ROLES.deposit, ...DEPOSIT_WORDS });

type Tokens = readonly Token<"deposit" | keyof typeof DEPOSIT_WORDS>[];

/** Longest part of a sentence that is quoted whole, in code units; of a longer one only what stands right around the word. */
const LONGEST_QUOTE = 60;
/** Tokens quoted before the word and after it. */
const AROUND = { before: 2, after: 6 };
/** Most tokens between "no" and "deposit". */
const TOKENS_TO_DENIAL = 2;

const keyOf = (token: Tokens[number] | undefined) => (token?.type === "term" ? token.key : null);

/** The pieces of a sentence between commas and ticks. */
function partsOf(tokens: Tokens): Tokens[] {
  const parts: Tokens[number][][] = [[]];
  for (const token of tokens) {
    if (token.type === "sign" && ["comma", "tick", "cross"].includes(token.sign)) parts.push([]);
    else if (token.type !== "sign" || token.sign === "open" || parts.at(-1)?.length !== 0)
      parts.at(-1)?.push(token);
  }
  return parts;
}

function readPart(advert: Normalised, part: Tokens): Fact<"yes" | "no"> | null {
  const index = part.findIndex((token) => keyOf(token) === "deposit");
  const isOfElse = part.some((token) => keyOf(token) === "ofElse");
  const [first, last] = [part[0], part.at(-1)];
  if (index === -1 || isOfElse || !first || !last || advert.text.charAt(last.end) === "?") return null;
  const beside = part.slice(Math.max(0, index - TOKENS_TO_DENIAL), index + TOKENS_TO_DENIAL + 2);
  const isConditional = part.slice(index).some((token) => keyOf(token) === "condition");
  const isDenied = beside.some((token) => keyOf(token) === "denial") && !isConditional;
  const around = part.slice(Math.max(0, index - AROUND.before), index + AROUND.after);
  const isShort = last.end - first.start <= LONGEST_QUOTE;
  const [start, end] = isShort ? [first, last] : [around[0] ?? first, around.at(-1) ?? last];
  return factAt(advert, isDenied ? "no" : "yes", [{ start: start.start, end: end.end }]);
}

/**
 * What a text says of a deposit without naming a sum, as "half a month" and "required": no where none is asked. Its span is
 * what there is to quote. Null where the text does not speak of one, or only of one for something else than the home.
 */
export function readDepositInWords(advert: Normalised): Fact<"yes" | "no"> | null {
  for (const { tokens } of sentencesOf(tokensOf(advert.text, depositTerms)))
    for (const part of partsOf(tokens)) {
      const fact = readPart(advert, part);
      if (fact) return fact;
    }
  return null;
}
