import { termFinder } from "../term-finder.ts";
import type { Token } from "../tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { SCALES } from "../vocabulary/money.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { PERIODS } from "../vocabulary/periods.ts";
import { PROPERTY_TYPES } from "../vocabulary/property-types.ts";
import { type Key, type Topic, UTILITIES } from "./include-claims.ts";

type Tokens = readonly Token<Key>[];

/** Most tokens between `not incl.` and its topic. */
const TOKENS_TO_TOPIC = 3;

const FREE_OF_CHARGE: ReadonlySet<Key> = new Set<Topic>(["pool", "kitchen", "ac", "pets", "furnished"]);

/** What is let, what it costs and for how long: `rent 20 mil a month not incl. electricity` is said of what follows. */
const RENTS = termFinder(vocabulary("rentTopic", ["rent"]));
const OF_RENT = [RENTS, termFinder(PERIODS), termFinder(SCALES), termFinder(PROPERTY_TYPES)];

const keyOf = (token: Token<Key> | undefined): Key | null => (token?.type === "term" ? token.key : null);

const isOfRent = (text: string, start: number) =>
  OF_RENT.some((finder) => finder.findAt(text, start) !== null);

/** Whether what is not included stands before the word for it: `breakfast not incl. Kitchen`, `electricity not incl. wifi`. */
function isSaidBefore(text: string, tokens: Tokens, index: number): boolean {
  const before = tokens[index - 1];
  const rest = tokens.slice(index + 1, index + 1 + TOKENS_TO_TOPIC).map(keyOf);
  const next = rest.find((key) => key !== null) ?? null;
  const key = keyOf(before);
  if (next === null) return false;
  if (key !== null) return UTILITIES.has(key) && !UTILITIES.has(next);
  return before?.type === "word" && !isOfRent(text, before.start) && FREE_OF_CHARGE.has(next);
}

/** Only of such it may be said what stands before: `it does not include a pool`. */
const PARTICIPLE = pattern("u")`(?:{included.participle}|\.)$`;

/** The tokens with a stop after `not included` where what stands before it is meant. */
export function withStops(text: string, tokens: Tokens): Tokens {
  return tokens.flatMap((token, index) => {
    const isParticiple = keyOf(token) === "excludes" && PARTICIPLE.test(text.slice(token.start, token.end));
    if (!isParticiple || !isSaidBefore(text, tokens, index)) return [token];
    return [token, { type: "sign", sign: "stop", start: token.end - 1, end: token.end } as const];
  });
}
