import { keyOf, type Token } from "../text/tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { SCALES } from "../vocabulary/money.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { periodTerms } from "../vocabulary/periods.ts";
import { PROPERTY_TYPES } from "../vocabulary/property-types.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type IncludeKey, type Topic, UTILITIES } from "./sentence-claims.ts";

type IncludeTokens = readonly Token<IncludeKey>[];

const TOKENS_TO_TOPIC = 3;

const NEVER_CHARGED: ReadonlySet<IncludeKey> = new Set<Topic>(["pool", "kitchen", "ac", "pets", "furnished"]);

/** Words for the home, its price and its period: `rent 20 mil a month not incl. electricity` excludes what follows. */
const rentTopicTerms = termFinder(vocabulary("rentTopic", ["rent"]));
const rentTerms = [rentTopicTerms, periodTerms, termFinder(SCALES), termFinder(PROPERTY_TYPES)];

const isPartOfRent = (text: string, start: number) =>
  rentTerms.some((finder) => finder.findAt(text, start) !== null);

/** Whether `not incl.` is about the word before it: `breakfast not incl. Kitchen`, `electricity not incl. wifi`. */
function isExcludedBefore(text: string, tokens: IncludeTokens, index: number): boolean {
  const before = tokens[index - 1];
  const rest = tokens.slice(index + 1, index + 1 + TOKENS_TO_TOPIC).map((token) => keyOf(token));
  const next = rest.find((key) => key !== null) ?? null;
  const key = keyOf(before);
  if (next === null) return false;
  if (key !== null) return UTILITIES.has(key) && !UTILITIES.has(next);
  return before?.type === "word" && !isPartOfRent(text, before.start) && NEVER_CHARGED.has(next);
}

/** Only a participle can follow its topic; not `it does not include a pool`. */
const PARTICIPLE = pattern("u")`(?:{included.participle}|\.)$`;

/** Adds a stop after each `not included` that is about the word before it. */
export function withStops(text: string, tokens: IncludeTokens): IncludeTokens {
  return tokens.flatMap((token, index) => {
    const isParticiple = keyOf(token) === "excludes" && PARTICIPLE.test(text.slice(token.start, token.end));
    if (!isParticiple || !isExcludedBefore(text, tokens, index)) return [token];
    return [token, { type: "sign", sign: "stop", start: token.end - 1, end: token.end } as const];
  });
}
