import { type Fact, factAt } from "../fact.ts";
import type { Normalised, Place } from "../text/normalise.ts";
import { isSign, keyOf, type Token, tokensOf } from "../text/tokens.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

/** Bathrooms without a number: the own one of a room, the only one, a shared one. */
const bathTerms = termFinder(vocabulary("roomBath"));

/** Words by which each room has its own bathroom. */
const eachRoomTerms = termFinder(vocabulary("eachRoom"));

type EachRoomKey = Key<"eachRoom">;
type EachRoomTokens = readonly Token<EachRoomKey>[];

const TOKENS_TO_BATHROOM = 4;

/** Whether a word covers all bedrooms: `both` covers two, `each` any number. */
const appliesToAll = (key: EachRoomKey | null, bedrooms: number) =>
  key === "each" || key === "inEachRoom" || (key === "both" && bedrooms === 2);

const isBetween = (token: Token<EachRoomKey> | undefined) =>
  keyOf(token) === "between" || isSign(token, "join");

/** The bathroom after a word such as `each`: `each with its own bathroom`, `both ensuite`; not `each bathroom has a tub`. */
function bathroomAfter(tokens: EachRoomTokens, index: number): Token<EachRoomKey> | null {
  for (let next = index + 1; next <= index + 1 + TOKENS_TO_BATHROOM; next += 1) {
    const key = keyOf(tokens[next]);
    const isItsOwn = key === "bathroom" && (next > index + 1 || keyOf(tokens[index]) === "inEachRoom");
    if (key === "own" || isItsOwn) return tokens[next] ?? null;
    if (!isBetween(tokens[next])) return null;
  }
  return null;
}

function ownBathroomPhrase(text: string, bedrooms: number): Place | null {
  const tokens = tokensOf(text, eachRoomTerms);
  for (const [index, token] of tokens.entries()) {
    const key = keyOf(token);
    const last = appliesToAll(key, bedrooms) ? bathroomAfter(tokens, index) : null;
    if (last) return { start: token.start, end: last.end };
    const each = tokens[index + 2];
    // `ensuite in both rooms`
    if (each && key === "own" && keyOf(tokens[index + 1]) === "place" && appliesToAll(keyOf(each), bedrooms))
      return { start: token.start, end: each.end };
  }
  return null;
}

/** The number of bathrooms if none is counted and each bedroom has its own. */
export function bathroomOfEach(advert: Normalised, bedrooms: Fact<number> | null): Fact<number> | null {
  if (bedrooms === null || bedrooms.doubt !== null || bedrooms.value < 2) return null;
  const own = ownBathroomPhrase(advert.text, bedrooms.value);
  const isShared = bathTerms.findAll(advert.text).some(({ key }) => key === "shared");
  return own && !isShared ? factAt(advert, bedrooms.value, [own]) : null;
}

/** The uncounted bathroom of a home with one bedroom, or the own one of a room. */
export function uncountedBathroom(advert: Normalised, isRoom: boolean): Fact<number> | null {
  const terms = bathTerms.findAll(advert.text);
  const own = terms.find(({ key }) => key === "own" || (key === "one" && !isRoom));
  return own && terms.every(({ key }) => key !== "shared") ? factAt(advert, 1, [own]) : null;
}
