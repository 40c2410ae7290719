import type { Region } from "../region.ts";
import { afterLast, textBefore, tokensBefore } from "../text/beside.ts";
import { isSign, tokenText } from "../text/tokens.ts";
import type { PlaceName } from "../vocabulary/places.ts";
import { cueOf, isDistant, isMetresAway, type PlaceToken, placeOf, placeTokensOf } from "./place-tokens.ts";

/** A place among the first tokens of a text is its title. */
const TOKENS_OF_TITLE = 15;

/** A mention of a place. `weight` tells how surely the home is there; 0 means that it is only near. */
export type PlaceMention = PlaceName & { weight: number; start: number; end: number };

/** The relation of the next place to the home, by the words so far. It holds for all places of a list. */
type Stance = "none" | "located" | "in" | "near" | "elsewhere";

function weightOf(stance: Stance, isTitle: boolean): number {
  if (stance === "near" || stance === "elsewhere") return 0;
  if (stance === "located") return 5;
  if (stance === "in") return 4;
  return isTitle ? 3 : 2;
}

/** Whether a common word is a place: after `desa`, `lokasi:` or `in`, or before the area that contains it. */
function isCertainlyPlace(
  tokens: readonly PlaceToken[],
  index: number,
  stance: Stance,
  place: PlaceName,
): boolean {
  const before = tokens[index - 1];
  const labelled = isSign(before, "colon") ? tokens[index - 2] : before;
  if (stance === "located" && cueOf(labelled) === "located") return true;
  if (stance === "in" && cueOf(before) === "in" && place.isWellKnown) return true;
  const next = tokens
    .slice(index + 1, index + 5)
    .find((token) => !isSign(token, "comma", "open", "join", "stop") && cueOf(token) !== "located");
  return place.wider.includes(placeOf(next)?.area ?? "");
}

const isListSign = (token: PlaceToken | undefined): boolean => isSign(token, "comma", "open", "join");

/** Whether a place is on another island: `Kuta, Lombok`, `Lombok (Kuta)`; not `Jl. Pulau Flores, Denpasar`, `we move to Lombok, Kerobokan`. */
function isOnOtherIsland(tokens: readonly PlaceToken[], index: number): boolean {
  const next = isListSign(tokens[index + 1]) ? index + 2 : index + 1;
  if (cueOf(tokens[cueOf(tokens[next]) === "in" ? next + 1 : next]) === "otherIsland") return true;
  const before = isListSign(tokens[index - 1]) ? index - 2 : index - 1;
  if (cueOf(tokens[before]) !== "otherIsland") return false;
  const beforeIsland = tokensBefore(tokens, before, 2).map(cueOf);
  return !beforeIsland.some((cue) => cue === "street" || cue === "elsewhere" || cue === "near");
}

const isBeforeNumber = (tokens: readonly PlaceToken[], index: number): boolean =>
  tokens[index + 1]?.type === "number" ||
  ((tokens[index + 1]?.type === "word" || cueOf(tokens[index + 1]) === "and") &&
    tokens[index + 2]?.type === "number");

/** Bedrooms before `km`, which then counts bathrooms: `3KT 3KM`, `3 kamar, 2 km`; not `3BR, 2 km Canggu`. */
const BEDROOMS =
  /\d ?(?:(?:kt|kamar|kamar tidur|k\.tidur),? ?|(?:br|bd|bed|beds|bedroom|bedrooms) ?)[/+&-]? ?\d{1,2} ?$/;
const CHARACTERS_TO_BEDROOMS = 24;

const isBathrooms = (text: string, unit: PlaceToken | undefined) =>
  tokenText(text, unit) === "km" && BEDROOMS.test(textBefore(text, unit?.start ?? 0, CHARACTERS_TO_BEDROOMS));

/** The stance after a token. A label such as `Location:` also holds for the next line. */
function nextStance(
  text: string,
  stance: Stance,
  tokens: readonly PlaceToken[],
  index: number,
  isInList: boolean,
): Stance {
  const [before, token] = [tokens[index - 1], tokens[index]];
  const cue = cueOf(token);
  if (isSign(token, "line", "stop")) {
    const isOpenLabel = cueOf(before) === "located" || (isSign(before, "colon") && stance === "located");
    return isOpenLabel ? stance : "none";
  }
  // `(close to Seminyak) Kerobokan`
  if (isSign(token, "close") && (stance === "near" || stance === "elsewhere")) return "none";
  // `we move to Lombok: Kerobokan, 2BR`
  if (isSign(token, "colon") && text.charAt(token?.start ?? 0) === ":" && stance === "elsewhere")
    return "none";
  const continues = isInList && (stance !== "elsewhere" || placeOf(tokens[index + 1]) !== null);
  if (isSign(token, "comma", "open") && !continues && stance !== "located") return "none";
  // `from 25 mln`, `no 5`: the unit after a number decides whether it is a distance
  if ((cue === "near" || cue === "elsewhere") && isBeforeNumber(tokens, index)) return stance;
  if (cue === "in" && stance === "elsewhere") return stance;
  // `1BR Renon`, `Umalas 1BR`: elsewhere `br` is a banjar
  if (cue === "located" && /\d ?$/.test(textBefore(text, token?.start ?? 0, 2))) return "in";
  if ((cue === "distance" || cue === "metres") && before?.type === "number")
    return isBathrooms(text, token) ? stance : "near";
  return cue === "near" || cue === "elsewhere" || cue === "located" || cue === "in" ? cue : stance;
}

/** How surely the home is in the place at a token. Null if the token names no place. */
function placeWeight(
  text: string,
  tokens: readonly PlaceToken[],
  index: number,
  stance: Stance,
  isTitle: boolean,
): number | null {
  const [token, around] = [tokens[index], [tokens[index - 1], tokens[index + 1]].map(cueOf)];
  const place = placeOf(token);
  if (token === undefined || place === null || isOnOtherIsland(tokens, index)) return null;
  const isOneWord = !text.slice(token.start, token.end).includes(" ");
  if (place.role === "street" && isOneWord && !around.includes("street")) return null;
  if (place.role === "common" && !isCertainlyPlace(tokens, index, stance, place)) return null;
  const isLocated = stance === "located";
  const isBeside = around.includes("landmark") && !isLocated;
  const weight = isBeside || isDistant(tokens, index) ? 0 : weightOf(stance, isTitle);
  const isWeak = place.role === "street" || around.includes("street") || isMetresAway(tokens, index);
  return isWeak ? Math.min(weight, 1) : weight;
}

const TOKENS_TO_CORRECTION = 5;

/** Whether a place corrects the place before it: `in Sayan… no wait, Mas`. */
function isCorrection(tokens: readonly PlaceToken[], index: number): boolean {
  const before = tokensBefore(tokens, index, TOKENS_TO_CORRECTION);
  const between = afterLast(before, (token) => placeOf(token) !== null);
  return (
    between.length < before.length &&
    between.some((token) => cueOf(token) === "corrects") &&
    between.every((token) => token.type === "sign" || cueOf(token) !== null)
  );
}

/** Whether a text names another island or a place on one, or a city or country abroad; not where somebody moves to. */
export function namesElsewhere(text: string, region: Region, cue: "otherIsland" | "abroad"): boolean {
  const tokens = placeTokensOf(text, region);
  return tokens.some(
    (token, index) =>
      cueOf(token) === cue && !tokensBefore(tokens, index, 2).some((before) => cueOf(before) === "elsewhere"),
  );
}

/** Every place that a text names, in the order of the text. */
export function placeMentions(text: string, region: Region): PlaceMention[] {
  const tokens = placeTokensOf(text, region);
  const mentions: PlaceMention[] = [];
  let stance: Stance = "none";
  let isInList = false;
  for (const [index, token] of tokens.entries()) {
    const place = placeOf(token);
    stance = nextStance(text, stance, tokens, index, isInList);
    const weight = placeWeight(text, tokens, index, stance, mentions.length === 0 && index < TOKENS_OF_TITLE);
    if (place && isCorrection(tokens, index)) mentions.pop();
    if (place && weight !== null) mentions.push({ ...place, weight, start: token.start, end: token.end });
    const isBetweenPlaces =
      isSign(token, "comma", "join", "open") || ["and", "street"].includes(cueOf(token) ?? "");
    isInList = place !== null || (isInList && isBetweenPlaces);
  }
  return mentions;
}
