import { isSign, type Token, tokensOf } from "../text/tokens.ts";
import { type Vocabulary, vocabulary } from "../vocabulary/lexicon.ts";
import { PLACE_NAMES, type PlaceName } from "../vocabulary/place-names.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

/** Words beside a place that relate it to the home. */
export const AREA_CUES = vocabulary("areaCue", [
  /** The home is there: `address`. */
  "located",
  "in",
  /** The home is only near: `close to`. */
  "near",
  /** Somebody or something else is there: `based in`. */
  "elsewhere",
  /** Other islands, and places there: some have a Kuta or a Kediri of their own. */
  "otherIsland",
  /** Between two places: the first was a mistake. */
  "corrects",
  /** Beside a name: something called after the place, a road or a style: `Ubud art market`. */
  "landmark",
  "street",
  /** A unit of distance after a number: `km`, `min`. */
  "distance",
  /** Phrases of time, price and people that contain a word for nearness or distance. */
  "noPlace",
  /** A number in words, as of minutes. */
  "number",
  /** Metres after a number: the home is still there. */
  "metres",
  "and",
]);

type Cue = keyof typeof AREA_CUES;

const PLACE_TERMS: Vocabulary<string> = Object.fromEntries(
  Array.from(PLACE_NAMES, ([term]) => [`place ${term}`, [term]]),
);
const CUE_TERMS = Object.fromEntries(Object.entries(AREA_CUES).map(([cue, terms]) => [`cue ${cue}`, terms]));
const placeTerms = termFinder<string>({ ...CUE_TERMS, ...PLACE_TERMS });

export type PlaceToken = Token<string>;

/** The tokens of a text with its places and the words beside them. */
export const placeTokensOf = (text: string): PlaceToken[] => tokensOf(text, placeTerms);

export const cueOf = (token: PlaceToken | undefined): Cue | null => {
  const name = token?.type === "term" && token.key.startsWith("cue ") ? token.key.slice(4) : "";
  return isCue(name) ? name : null;
};
const isCue = (name: string): name is Cue => Object.hasOwn(AREA_CUES, name);

export const placeOf = (token: PlaceToken | undefined): PlaceName | null =>
  (token?.type === "term" && token.key.startsWith("place ") && PLACE_NAMES.get(token.key.slice(6))) || null;

export const isNumber = (token: PlaceToken | undefined): boolean =>
  token?.type === "number" || cueOf(token) === "number";

export const isClauseEnd = (token: PlaceToken | undefined): boolean =>
  token === undefined || isSign(token, "comma", "line", "stop", "close");
