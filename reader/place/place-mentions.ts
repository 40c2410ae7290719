import { termFinder } from "../term-finder.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { type Vocabulary, vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { isWellKnown, PLACE_NAMES, type PlaceName, widerAreas } from "../vocabulary/place-names.ts";

/** Words before or after the name of a place that say what the place is to the home. */
const AREA_CUES = vocabulary("areaCue", [
  /** The home is there. */
  "located",
  "in",
  /** The home is somewhere near. */
  "near",
  /** Somebody or something else is there. */
  "elsewhere",
  /** Other islands, and places there: some have a Kuta or a Kediri of their own. */
  "otherIsland",
  /** Between two places: the first one was a slip. */
  "corrects",
  /** Beside a name: a place called after another, a road there, or a manner. */
  "landmark",
  "street",
  /** After a number: how far or how long. */
  "distance",
  /** Words of time, price and people that hold a word of nearness, or of how far it is. */
  "noPlace",
  /** A number in words, which may count minutes. */
  "number",
  /** After a number: still there. */
  "metres",
  "and",
]);

type Cue = keyof typeof AREA_CUES;

/** A place that the text names; `weight` says how surely the home is there, 0: it is only near it. */
export type PlaceMention = PlaceName & { weight: number; start: number; end: number };

const PLACES: Vocabulary<string> = Object.fromEntries(
  Array.from(PLACE_NAMES, ([term]) => [`place ${term}`, [term]]),
);
const CUES = Object.fromEntries(Object.entries(AREA_CUES).map(([cue, terms]) => [`cue ${cue}`, terms]));
const placeTerms = termFinder<string>({ ...CUES, ...PLACES });

type Piece = Token<string>;

/** `3KT 3KM`, `3 kamar, 2 km`: the kilometres are bathrooms; not `3BR, 2 km Canggu`. */
const BEDROOMS =
  /\d ?(?:(?:kt|kamar|kamar tidur|k\.tidur),? ?|(?:br|bd|bed|beds|bedroom|bedrooms) ?)[/+&-]? ?\d{1,2} ?$/;
const BEDROOMS_REACH = 24;

/** Whether `km` after a number is short for bathrooms, and no distance. */
function isBathrooms(text: string, { start, end }: { start: number; end: number }): boolean {
  if (text.slice(start, end) !== "km") return false;
  return BEDROOMS.test(text.slice(Math.max(0, start - BEDROOMS_REACH), start));
}

/** In pieces of the text. */
const TITLE_LENGTH = 15;
const COUNTED_REACH = 20;
const DISTANCE_REACH = 4;

const cueOf = (piece: Piece | undefined): Cue | null => {
  const name = piece?.type === "term" && piece.key.startsWith("cue ") ? piece.key.slice(4) : "";
  return isCue(name) ? name : null;
};
const isCue = (name: string): name is Cue => Object.hasOwn(AREA_CUES, name);

const placeOf = (piece: Piece | undefined): PlaceName | null =>
  (piece?.type === "term" && piece.key.startsWith("place ") && PLACE_NAMES.get(piece.key.slice(6))) || null;

const isSign = (piece: Piece | undefined, ...signs: string[]): boolean =>
  piece?.type === "sign" && signs.includes(piece.sign);

const isNumber = (piece: Piece | undefined): boolean => piece?.type === "number" || cueOf(piece) === "number";

const isClauseEnd = (piece: Piece | undefined): boolean =>
  piece === undefined || isSign(piece, "comma", "line", "stop", "close");

/** `Ubud palace 10 min, Campuhan ridge walk 12.`: the unit is said before. */
function isCountedOn(pieces: readonly Piece[], place: number, number: number): boolean {
  if (!isClauseEnd(pieces[number + 1])) return false;
  const before = pieces.slice(Math.max(0, place - COUNTED_REACH), place);
  const start = before.findLastIndex((piece) => isSign(piece, "line", "stop")) + 1;
  return before
    .slice(start)
    .some((piece, index, said) => cueOf(piece) === "distance" && isNumber(said[index - 1]));
}

/** After a number: `to 8` of `5 to 8 min`. */
function endOfRange(pieces: readonly Piece[], number: number): number {
  return isNumber(pieces[number + 2]) && cueOf(pieces[number + 1]) === "near" ? number + 2 : number;
}

/** `Ubud 10 min`, but not `Ubud, 10 min` nor `Ubud 10 min to the beach`. */
function isDistant(pieces: readonly Piece[], place: number): boolean {
  let last = place + DISTANCE_REACH;
  for (let index = place + 1; index <= last; index += 1) {
    const piece = pieces[index];
    const isJoined = placeOf(piece) !== null && cueOf(pieces[index - 1]) === "and";
    if (isJoined) last += 2;
    if (isClauseEnd(piece) || (placeOf(piece) && !isJoined)) return false;
    if (!isNumber(piece)) continue;
    const number = endOfRange(pieces, index);
    if (cueOf(pieces[number + 1]) !== "distance") return isCountedOn(pieces, place, number);
    const rest = pieces.slice(number + 2, number + 6);
    const end = rest.findIndex((next) => isSign(next, "comma", "line", "stop"));
    return !rest
      .slice(0, end === -1 ? rest.length : end)
      .some((next) => ["near", "in"].includes(cueOf(next) ?? ""));
  }
  return false;
}

/** Whether the home is said to be in a place right before its name: `located in Ubud`, `Location: Ubud`. */
function isPlacedIn(pieces: readonly Piece[], place: number): boolean {
  const before = pieces[place - 1];
  return isSign(before, "colon") || cueOf(before) === "located";
}

/** `35 m2` is how large a home is. */
function isArea(pieces: readonly Piece[], unit: number): boolean {
  const [metres, square] = pieces.slice(unit, unit + 2);
  return cueOf(metres) === "metres" && square?.type === "number" && square.start === metres?.end;
}

/** `Cemagi beach 300 m`. */
function isMetresAway(pieces: readonly Piece[], place: number): boolean {
  const number = pieces.slice(place + 1, place + 4).findIndex(({ type }) => type === "number");
  const unit = place + number + 2;
  return number !== -1 && cueOf(pieces[unit]) === "metres" && !isArea(pieces, unit);
}

/** What the words before a place say of it; carried on from place to place in a list. */
type Stance = "none" | "located" | "in" | "near" | "elsewhere";

function weightOf(stance: Stance, isTitle: boolean): number {
  if (stance === "near" || stance === "elsewhere") return 0;
  if (stance === "located") return 5;
  if (stance === "in") return 4;
  return isTitle ? 3 : 2;
}

/** A word that may be no place stands for one after `desa`, `lokasi:`, `in` and the like, or before the area that it lies in. */
function isSurelyPlace(pieces: readonly Piece[], index: number, stance: Stance, area: string): boolean {
  const before = pieces[index - 1];
  const marked = isSign(before, "colon") ? pieces[index - 2] : before;
  if (stance === "located" && cueOf(marked) === "located") return true;
  if (stance === "in" && cueOf(before) === "in" && isWellKnown(area)) return true;
  const next = pieces
    .slice(index + 1, index + 5)
    .find((piece) => !isSign(piece, "comma", "open", "join", "stop") && cueOf(piece) !== "located");
  return widerAreas(area).includes(placeOf(next)?.area ?? "");
}

const isJoint = (piece: Piece | undefined): boolean => isSign(piece, "comma", "open", "join");

/** `Kuta, Lombok` or `Lombok (Kuta)`; but not `Jl. Pulau Flores, Denpasar` nor `we move to Lombok, Kerobokan`. */
function isOnOtherIsland(pieces: readonly Piece[], index: number): boolean {
  const next = isJoint(pieces[index + 1]) ? index + 2 : index + 1;
  if (cueOf(pieces[cueOf(pieces[next]) === "in" ? next + 1 : next]) === "otherIsland") return true;
  const before = isJoint(pieces[index - 1]) ? index - 2 : index - 1;
  if (cueOf(pieces[before]) !== "otherIsland") return false;
  const said = pieces.slice(Math.max(0, before - 2), before).map(cueOf);
  return !said.some((cue) => cue === "street" || cue === "elsewhere" || cue === "near");
}

const isBeforeNumber = (pieces: readonly Piece[], index: number): boolean =>
  pieces[index + 1]?.type === "number" ||
  ((pieces[index + 1]?.type === "word" || cueOf(pieces[index + 1]) === "and") &&
    pieces[index + 2]?.type === "number");

/** What is said of the next place after this piece. A label such as `Location:` holds for the line after it, too. */
function nextStance(
  text: string,
  stance: Stance,
  pieces: readonly Piece[],
  index: number,
  isInList: boolean,
): Stance {
  const [before, piece] = [pieces[index - 1], pieces[index]];
  const cue = cueOf(piece);
  if (isSign(piece, "line", "stop")) {
    const isOpenLabel = cueOf(before) === "located" || (isSign(before, "colon") && stance === "located");
    return isOpenLabel ? stance : "none";
  }
  // `(close to Seminyak) Kerobokan`
  if (isSign(piece, "close") && (stance === "near" || stance === "elsewhere")) return "none";
  // `we move to Lombok: Kerobokan, 2BR`
  if (isSign(piece, "colon") && text.charAt(piece?.start ?? 0) === ":" && stance === "elsewhere")
    return "none";
  const goesOn = isInList && (stance !== "elsewhere" || placeOf(pieces[index + 1]) !== null);
  if (isSign(piece, "comma", "open") && !goesOn && stance !== "located") return "none";
  // `from 25 mln`, `no 5`: what is near is measured, and told by the unit
  if ((cue === "near" || cue === "elsewhere") && isBeforeNumber(pieces, index)) return stance;
  if (cue === "in" && stance === "elsewhere") return stance;
  if ((cue === "distance" || cue === "metres") && before?.type === "number")
    return piece && (isBathrooms(text, piece) || isArea(pieces, index)) ? stance : "near";
  return cue === "near" || cue === "elsewhere" || cue === "located" || cue === "in" ? cue : stance;
}

/** How surely the home is in the place; null when the words name no place here. */
function placeWeight(
  text: string,
  pieces: readonly Piece[],
  index: number,
  stance: Stance,
  isTitle: boolean,
): number | null {
  const [piece, around] = [pieces[index], [pieces[index - 1], pieces[index + 1]].map(cueOf)];
  const place = placeOf(piece);
  if (piece === undefined || place === null || isOnOtherIsland(pieces, index)) return null;
  const isOneWord = !text.slice(piece.start, piece.end).includes(" ");
  if (place.role === "street" && isOneWord && !around.includes("street")) return null;
  if (place.role === "common" && !isSurelyPlace(pieces, index, stance, place.area)) return null;
  const isLocated = stance === "located";
  const isBeside = around.includes("landmark") && !isLocated;
  const isFar = (!isLocated || !isPlacedIn(pieces, index)) && isDistant(pieces, index);
  const weight = isBeside || isFar ? 0 : weightOf(stance, isTitle);
  const isWeak = place.role === "street" || around.includes("street") || isMetresAway(pieces, index);
  return isWeak ? Math.min(weight, 1) : weight;
}

/** Words by which a home is in the same village or beside it; not `from` and `to`. */
const BESIDE = pattern("u")`{beside.word}`;

/** The district of this name has others that are as near to each other: `close to Seminyak, Kuta`. */
const NEIGHBOUR = "kuta";

/**
 * `near Echo Beach, Canggu`: what it is beside lies there, so the home does. Not `10 min from Batu Bolong, Canggu`, nor
 * `near Bingin, Uluwatu and Padang Padang`.
 */
function isAroundWhatIsNear(text: string, pieces: readonly Piece[], index: number): boolean {
  const [wider, narrow] = [placeOf(pieces[index]), placeOf(pieces[index - 2])];
  if (wider === null || narrow === null || !isSign(pieces[index - 1], "comma")) return false;
  if (wider.area === NEIGHBOUR || !isWellKnown(wider.area)) return false;
  const goesOn = isJoint(pieces[index + 1]) || cueOf(pieces[index + 1]) === "and";
  if (!widerAreas(narrow.area).includes(wider.area) || (goesOn && placeOf(pieces[index + 2]) !== null))
    return false;
  const before = pieces.slice(Math.max(0, index - 2 - DISTANCE_REACH), index - 2);
  const isBeside = ({ start, end }: Piece) => BESIDE.test(text.slice(start, end));
  return before.some((piece) => cueOf(piece) === "near" && isBeside(piece)) && !before.some(isNumber);
}

/** In pieces, from a place that was a slip to the one that is meant. */
const CORRECTION_REACH = 5;

/** Whether a place takes the one before it back: `in Sayan… no wait, Mas`. */
function isCorrection(pieces: readonly Piece[], index: number): boolean {
  const before = pieces.slice(Math.max(0, index - CORRECTION_REACH), index);
  const between = before.slice(before.findLastIndex((piece) => placeOf(piece) !== null) + 1);
  return (
    between.length < before.length &&
    between.some((piece) => cueOf(piece) === "corrects") &&
    between.every((piece) => piece.type === "sign" || cueOf(piece) !== null)
  );
}

/** Every place that a text names, in its order. */
export function placeMentions(text: string): PlaceMention[] {
  const pieces = tokensOf(text, placeTerms);
  const mentions: PlaceMention[] = [];
  let stance: Stance = "none";
  let isInList = false;
  for (const [index, piece] of pieces.entries()) {
    const place = placeOf(piece);
    stance = nextStance(text, stance, pieces, index, isInList);
    const weight = placeWeight(text, pieces, index, stance, mentions.length === 0 && index < TITLE_LENGTH);
    if (place && isCorrection(pieces, index)) mentions.pop();
    const least = weight === 0 && isAroundWhatIsNear(text, pieces, index) ? 1 : weight;
    if (place && least !== null)
      mentions.push({ ...place, weight: least, start: piece.start, end: piece.end });
    const isBetweenPlaces =
      isSign(piece, "comma", "join", "open") || ["and", "street"].includes(cueOf(piece) ?? "");
    isInList = place !== null || (isInList && isBetweenPlaces);
  }
  return mentions;
}
