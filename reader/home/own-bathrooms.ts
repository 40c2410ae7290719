import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";

/** That each of the rooms has a bathroom of its own. */
const EACH_ROOM = vocabulary("eachRoom", [
  "each",
  /** A bathroom may stand right after them. */
  "inEach",
  "both",
  "own",
  "bathroom",
  "between",
  "place",
]);

/** A bathroom that is not counted: of the room alone, shared, or the one there is. */
const BATHS = termFinder(vocabulary("roomBath", ["own", "one", "shared"]));

const eachRoomTerms = termFinder(EACH_ROOM);

type Key = keyof typeof EACH_ROOM;
type Tokens = readonly Token<Key>[];
type Found = { start: number; end: number };

/** Words between `each` and its bathroom. */
const MOST_BETWEEN = 4;

const keyOf = (token: Token<Key> | undefined): Key | null => (token?.type === "term" ? token.key : null);

/** Whether it is said of as many rooms: `both` of two, `each` of any number. */
const isOfAll = (key: Key | null, bedrooms: number) =>
  key === "each" || key === "inEach" || (key === "both" && bedrooms === 2);

/** `w/` */
const isBetween = (token: Token<Key> | undefined) =>
  keyOf(token) === "between" || (token?.type === "sign" && token.sign === "join");

/** `each with its own bathroom`, `both ensuite`; not `each bathroom has a tub`. */
function bathroomAfter(tokens: Tokens, index: number): Token<Key> | null {
  for (let next = index + 1; next <= index + 1 + MOST_BETWEEN; next += 1) {
    const key = keyOf(tokens[next]);
    const isItsOwn = key === "bathroom" && (next > index + 1 || keyOf(tokens[index]) === "inEach");
    if (key === "own" || isItsOwn) return tokens[next] ?? null;
    if (!isBetween(tokens[next])) return null;
  }
  return null;
}

/** Where it is said that each of the bedrooms has a bathroom of its own. Null: it is not. */
function ownBathrooms(text: string, bedrooms: number): Found | null {
  const tokens = tokensOf(text, eachRoomTerms);
  for (const [index, token] of tokens.entries()) {
    const key = keyOf(token);
    const last = isOfAll(key, bedrooms) ? bathroomAfter(tokens, index) : null;
    if (last) return { start: token.start, end: last.end };
    const each = tokens[index + 2];
    // `ensuite in both rooms`
    if (each && key === "own" && keyOf(tokens[index + 1]) === "place" && isOfAll(keyOf(each), bedrooms))
      return { start: token.start, end: each.end };
  }
  return null;
}

/** As many bathrooms as bedrooms, where none is counted and each bedroom has its own. */
export function bathroomOfEach(advert: Normalised, bedrooms: Fact<number> | null): Fact<number> | null {
  if (bedrooms === null || bedrooms.doubt !== null || bedrooms.value < 2) return null;
  const own = ownBathrooms(advert.text, bedrooms.value);
  const isShared = BATHS.findAll(advert.text).some(({ key }) => key === "shared");
  return own && !isShared ? factAt(advert, bedrooms.value, [own]) : null;
}

/** The bathroom of what has one bedroom, where none is counted: of a room only when it is the room's own. */
export function uncountedBathroom(advert: Normalised, isRoom: boolean): Fact<number> | null {
  const terms = BATHS.findAll(advert.text);
  const own = terms.find(({ key }) => key === "own" || (key === "one" && !isRoom));
  return own && terms.every(({ key }) => key !== "shared") ? factAt(advert, 1, [own]) : null;
}
