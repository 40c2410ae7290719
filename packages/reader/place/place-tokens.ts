import type { Region } from "../region.ts";
import { afterLast, tokensBefore } from "../text/beside.ts";
import { isSign, keyOf, type Token, tokensOf } from "../text/tokens.ts";
import type { PlaceTerm } from "../vocabulary/places.ts";

/** A token with the place that it names, or the word beside a place that it is. */
export type PlaceToken = Token<PlaceTerm>;

export const placeTokensOf = (text: string, { places }: Region): PlaceToken[] =>
  tokensOf(text, places.finder);

export const cueOf = (token: PlaceToken | undefined): PlaceTerm["cue"] => keyOf(token)?.cue ?? null;

export const placeOf = (token: PlaceToken | undefined): PlaceTerm["place"] => keyOf(token)?.place ?? null;

const isNumber = (token: PlaceToken | undefined): boolean =>
  token?.type === "number" || cueOf(token) === "number";

const isClauseEnd = (token: PlaceToken | undefined): boolean =>
  token === undefined || isSign(token, "comma", "line", "stop", "close");

const TOKENS_TO_UNIT = 20;
const TOKENS_TO_DISTANCE = 4;

/** Whether a number takes its unit from an earlier distance: `Ubud palace 10 min, Campuhan ridge walk 12.` */
function sharesUnit(tokens: readonly PlaceToken[], place: number, number: number): boolean {
  if (!isClauseEnd(tokens[number + 1])) return false;
  const before = tokensBefore(tokens, place, TOKENS_TO_UNIT);
  const sentence = afterLast(before, (token) => isSign(token, "line", "stop"));
  return sentence.some(
    (token, index, beforeNumber) => cueOf(token) === "distance" && isNumber(beforeNumber[index - 1]),
  );
}

/** The index of the last number of a range: `5 to 8 min`. */
function endOfRange(tokens: readonly PlaceToken[], number: number): number {
  return isNumber(tokens[number + 2]) && cueOf(tokens[number + 1]) === "near" ? number + 2 : number;
}

/** Whether a distance follows a place: `Ubud 10 min`; not `Ubud, 10 min`, `Ubud 10 min to the beach`. */
export function isDistant(tokens: readonly PlaceToken[], place: number): boolean {
  let last = place + TOKENS_TO_DISTANCE;
  for (let index = place + 1; index <= last; index += 1) {
    const token = tokens[index];
    const isJoined = placeOf(token) !== null && cueOf(tokens[index - 1]) === "and";
    if (isJoined) last += 2;
    if (isClauseEnd(token) || (placeOf(token) && !isJoined)) return false;
    if (!isNumber(token)) continue;
    const number = endOfRange(tokens, index);
    if (cueOf(tokens[number + 1]) !== "distance") return sharesUnit(tokens, place, number);
    const rest = tokens.slice(number + 2, number + 6);
    const end = rest.findIndex((next) => isSign(next, "comma", "line", "stop"));
    return !rest
      .slice(0, end === -1 ? rest.length : end)
      .some((next) => ["near", "in"].includes(cueOf(next) ?? ""));
  }
  return false;
}

/** Whether a place is some metres away: `Cemagi beach 300 m`. */
export function isMetresAway(tokens: readonly PlaceToken[], place: number): boolean {
  const near = tokens.slice(place + 1, place + 5);
  const number = near.findIndex(({ type }) => type === "number");
  return number !== -1 && cueOf(near[number + 1]) === "metres";
}
