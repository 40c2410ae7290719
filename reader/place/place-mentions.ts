import { afterLast, textBefore, tokensBefore } from "../beside.ts";
import "../../lib/region/variables.ts";
import { termFinder } from "../term-finder.ts";
import { isSign, type Token, tokensOf } from "../tokens.ts";
import { type Vocabulary, vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { isWellKnown, PLACE_NAMES, type PlaceName, widerAreas } from "../vocabulary/place-names.ts";

/** Words beside a place that relate it to the home. */
const AREA_CUES = vocabulary("areaCue", [
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

/** A mention of a place. `weight` tells how surely the home is there; 0 means that it is only near. */
export type PlaceMention = PlaceName & { weight: number; start: number; end: number };

const PLACE_TERMS: Vocabulary<string> = Object.fromEntries(
  Array.from(PLACE_NAMES, ([term]) => [`place ${term}`, [term]]),
);
const CUE_TERMS = Object.fromEntries(Object.entries(AREA_CUES).map(([cue, terms]) => [`cue ${cue}`, terms]));
const placeTerms = termFinder<string>({ ...CUE_TERMS, ...PLACE_TERMS });

type PlaceToken = Token<string>;

/** Bedrooms before `km`, which then counts bathrooms: `3KT 3KM`, `3 kamar, 2 km`; not `3BR, 2 km Canggu`. */
const BEDROOMS =
  /\d ?(?:(?:kt|kamar|kamar tidur|k\.tidur),? ?|(?:br|bd|bed|beds|bedroom|bedrooms) ?)[/+&-]? ?\d{1,2} ?$/;
const CHARACTERS_TO_BEDROOMS = 24;

/** Whether `km` after a number counts bathrooms and is no distance. */
function isBathrooms(text: string, { start, end }: { start: number; end: number }): boolean {
  if (text.slice(start, end) !== "km") return false;
  return BEDROOMS.test(textBefore(text, start, CHARACTERS_TO_BEDROOMS));
}

/** A place among the first tokens of a text is its title. */
const TOKENS_OF_TITLE = 15;
const TOKENS_TO_UNIT = 20;
const TOKENS_TO_DISTANCE = 4;

const cueOf = (token: PlaceToken | undefined): Cue | null => {
  const name = token?.type === "term" && token.key.startsWith("cue ") ? token.key.slice(4) : "";
  return isCue(name) ? name : null;
};
const isCue = (name: string): name is Cue => Object.hasOwn(AREA_CUES, name);

const placeOf = (token: PlaceToken | undefined): PlaceName | null =>
  (token?.type === "term" && token.key.startsWith("place ") && PLACE_NAMES.get(token.key.slice(6))) || null;

const isNumber = (token: PlaceToken | undefined): boolean =>
  token?.type === "number" || cueOf(token) === "number";

const isClauseEnd = (token: PlaceToken | undefined): boolean =>
  token === undefined || isSign(token, "comma", "line", "stop", "close");

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
function isDistant(tokens: readonly PlaceToken[], place: number): boolean {
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

/** Whether a locating word stands right before a place: `located in Ubud`, `Location: Ubud`. */
function isLocatedRightBefore(tokens: readonly PlaceToken[], place: number): boolean {
  const before = tokens[place - 1];
  return isSign(before, "colon") || cueOf(before) === "located";
}

/** Whether metres are square: `35 m2` is the size of a home. */
function isSquareMetres(tokens: readonly PlaceToken[], unit: number): boolean {
  const [metres, square] = tokens.slice(unit, unit + 2);
  return cueOf(metres) === "metres" && square?.type === "number" && square.start === metres?.end;
}

/** Whether a place is some metres away: `Cemagi beach 300 m`. */
function isMetresAway(tokens: readonly PlaceToken[], place: number): boolean {
  const number = tokens.slice(place + 1, place + 4).findIndex(({ type }) => type === "number");
  const unit = place + number + 2;
  return number !== -1 && cueOf(tokens[unit]) === "metres" && !isSquareMetres(tokens, unit);
}

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
  area: string,
): boolean {
  const before = tokens[index - 1];
  const labelled = isSign(before, "colon") ? tokens[index - 2] : before;
  if (stance === "located" && cueOf(labelled) === "located") return true;
  if (stance === "in" && cueOf(before) === "in" && isWellKnown(area)) return true;
  const next = tokens
    .slice(index + 1, index + 5)
    .find((token) => !isSign(token, "comma", "open", "join", "stop") && cueOf(token) !== "located");
  return widerAreas(area).includes(placeOf(next)?.area ?? "");
}

const isListSign = (token: PlaceToken | undefined): boolean => isSign(token, "comma", "open", "join");

/** Whether a place is on another island: `Kuta, Lombok`, `Lombok (Kuta)`; not `Jl. Pulau Flores, Denpasar`, `we move to Lombok, Kerobokan`. */
function isOnOtherIsland(tokens: readonly PlaceToken[], index: number): boolean {
  const next = isListSign(tokens[index + 1]) ? index + 2 : index + 1;
  if (cueOf(tokens[cueOf(tokens[next]) === "in" ? next + 1 : next]) === "otherIsland") return true;
  const before = isListSign(tokens[index - 1]) ? index - 2 : index - 1;
  if (cueOf(tokens[before]) !== "otherIsland") return false;
  const beforeNumber = tokensBefore(tokens, before, 2).map(cueOf);
  return !beforeNumber.some((cue) => cue === "street" || cue === "elsewhere" || cue === "near");
}

const isBeforeNumber = (tokens: readonly PlaceToken[], index: number): boolean =>
  tokens[index + 1]?.type === "number" ||
  ((tokens[index + 1]?.type === "word" || cueOf(tokens[index + 1]) === "and") &&
    tokens[index + 2]?.type === "number");

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
  if ((cue === "distance" || cue === "metres") && before?.type === "number")
    return token && (isBathrooms(text, token) || isSquareMetres(tokens, index)) ? stance : "near";
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
  if (place.role === "common" && !isCertainlyPlace(tokens, index, stance, place.area)) return null;
  const isLocated = stance === "located";
  const isBeside = around.includes("landmark") && !isLocated;
  const isFarAway = (!isLocated || !isLocatedRightBefore(tokens, index)) && isDistant(tokens, index);
  const weight = isBeside || isFarAway ? 0 : weightOf(stance, isTitle);
  const isWeak = place.role === "street" || around.includes("street") || isMetresAway(tokens, index);
  return isWeak ? Math.min(weight, 1) : weight;
}

/** Words for nearness within a village: `near`, `next to`; not `from` and `to`. */
const BESIDE_WORDS = pattern("u")`{beside.word}`;

/** `close to Seminyak, Kuta` may list two neighbours: Kuta is a district, and a place beside Seminyak. */
const AMBIGUOUS_DISTRICTS: readonly string[] = JSON.parse(process.env.REGION_AMBIGUOUSDISTRICTS ?? "[]");

/**
 * Whether a place contains the nearby place before it, and so the home: `near Echo Beach, Canggu`; not `10 min from Batu
 * Bolong, Canggu`, `near Bingin, Uluwatu and Padang Padang`.
 */
function holdsNearbyPlace(text: string, tokens: readonly PlaceToken[], index: number): boolean {
  const [wider, narrow] = [placeOf(tokens[index]), placeOf(tokens[index - 2])];
  if (wider === null || narrow === null || !isSign(tokens[index - 1], "comma")) return false;
  if (AMBIGUOUS_DISTRICTS.includes(wider.area) || !isWellKnown(wider.area)) return false;
  const continues = isListSign(tokens[index + 1]) || cueOf(tokens[index + 1]) === "and";
  if (!widerAreas(narrow.area).includes(wider.area) || (continues && placeOf(tokens[index + 2]) !== null))
    return false;
  const before = tokensBefore(tokens, index - 2, TOKENS_TO_DISTANCE);
  const isBeside = ({ start, end }: PlaceToken) => BESIDE_WORDS.test(text.slice(start, end));
  return before.some((token) => cueOf(token) === "near" && isBeside(token)) && !before.some(isNumber);
}

/** Most tokens between a mistaken place and its correction. */
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

const otherIslandTerms = termFinder({ island: AREA_CUES.otherIsland });

/** Whether a text names another island, or a place on one. */
export const namesOtherIsland = (text: string): boolean => otherIslandTerms.findAll(text).length > 0;

/** Every place that a text names, in the order of the text. */
export function placeMentions(text: string): PlaceMention[] {
  const tokens = tokensOf(text, placeTerms);
  const mentions: PlaceMention[] = [];
  let stance: Stance = "none";
  let isInList = false;
  for (const [index, token] of tokens.entries()) {
    const place = placeOf(token);
    stance = nextStance(text, stance, tokens, index, isInList);
    const weight = placeWeight(text, tokens, index, stance, mentions.length === 0 && index < TOKENS_OF_TITLE);
    if (place && isCorrection(tokens, index)) mentions.pop();
    const atLeast = weight === 0 && holdsNearbyPlace(text, tokens, index) ? 1 : weight;
    if (place && atLeast !== null)
      mentions.push({ ...place, weight: atLeast, start: token.start, end: token.end });
    const isBetweenPlaces =
      isSign(token, "comma", "join", "open") || ["and", "street"].includes(cueOf(token) ?? "");
    isInList = place !== null || (isInList && isBetweenPlaces);
  }
  return mentions;
}
