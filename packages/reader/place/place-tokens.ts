import type { Region } from "../region.ts";
import { isSign, type Token, tokensOf } from "../text/tokens.ts";
import type { PlaceTerm } from "../vocabulary/places.ts";

/** A token with the place that it names, or the word beside a place that it is. */
export type PlaceToken = Token<string> & PlaceTerm;

const OTHER: PlaceTerm = { place: null, cue: null };

/** The tokens of a text with its places and the words beside them. */
export const placeTokensOf = (text: string, { places: { finder, terms } }: Region): PlaceToken[] =>
  tokensOf(text, finder).map((token) => ({
    ...token,
    ...((token.type === "term" && terms.get(token.key)) || OTHER),
  }));

export const cueOf = (token: PlaceToken | undefined): PlaceTerm["cue"] => token?.cue ?? null;

export const placeOf = (token: PlaceToken | undefined): PlaceTerm["place"] => token?.place ?? null;

export const isNumber = (token: PlaceToken | undefined): boolean =>
  token?.type === "number" || cueOf(token) === "number";

export const isClauseEnd = (token: PlaceToken | undefined): boolean =>
  token === undefined || isSign(token, "comma", "line", "stop", "close");
