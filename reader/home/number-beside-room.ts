import { termFinder } from "../term-finder.ts";
import type { Token } from "../tokens.ts";
import { MONTHS } from "../vocabulary/dates.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import { NUMBER_WORDS } from "../vocabulary/rooms.ts";

const months = termFinder(MONTHS);

/** What the words of rooms count, and how surely. */
export const NAMED = {
  bedroom: { of: "bedrooms", strength: 3 },
  shortBedroom: { of: "bedrooms", strength: 3 },
  bed: { of: "bedrooms", strength: 2 },
  room: { of: "bedrooms", strength: 1 },
  bathroom: { of: "bathrooms", strength: 3 },
  shortBathroom: { of: "bathrooms", strength: 3 },
  toilet: { of: "bathrooms", strength: 2 },
} as const;

type Named = keyof typeof NAMED;

export const isNamed = (key: string): key is Named => Object.hasOwn(NAMED, key);

const MOST_ROOMS = 20;
/** After a number these make it no count of rooms. */
const UNITS = termSet("roomUnit.other");
/** Between a number and a room: `2 x bedroom`, `2-х спальная`. */
const BETWEEN = termSet("roomUnit.between");

/** A token with what it may say of rooms. */
export type Piece = Token<string>;

const keyAt = (pieces: readonly Piece[], index: number): string | null => {
  const piece = pieces[index];
  return piece?.type === "term" ? piece.key : null;
};

export function numberAt(text: string, pieces: readonly Piece[], index: number): number | null {
  const piece = pieces[index];
  // `villa #1`, and not `#1br`
  const isLabel = text.charAt((piece?.start ?? 0) - 1) === "#" && pieces[index + 1]?.start !== piece?.end;
  if (piece === undefined || isLabel) return null;
  if (piece.type === "term" && Object.hasOwn(NUMBER_WORDS, piece.key)) return Number(piece.key);
  if (piece.type !== "number") return null;
  const value = Number(text.slice(piece.start, piece.end).replace(",", "."));
  return value <= MOST_ROOMS && Number.isInteger(value * 2) && value > 0 ? value : null;
}

const isSign = (pieces: readonly Piece[], index: number, sign: string): boolean => {
  const piece = pieces[index];
  return piece?.type === "sign" && piece.sign === sign;
};

/** Where the number before a room stands; null when there is none. */
export function numberBefore(text: string, pieces: readonly Piece[], room: number): number | null {
  let index = room - 1;
  for (let skipped = 0; skipped < 4; skipped += 1) {
    const piece = pieces[index];
    const word = piece?.type === "word" ? text.slice(piece.start, piece.end) : "";
    if (keyAt(pieces, index) !== "adjective" && !BETWEEN.has(word)) break;
    index -= 1;
  }
  // `3 (three) bedrooms`
  if (isSign(pieces, index, "close") && isSign(pieces, index - 2, "open")) index -= 3;
  if (numberAt(text, pieces, index) === null) return null;
  const next = pieces[index + 1];
  const gap = text.slice(pieces[index]?.end, next?.start);
  return gap.includes(".") || gap.includes("\n") ? null : index;
}

/** From the day of a date to its month: `10 jan`, `10th of jan`, `10 - 20 jan`. */
const TO_MONTH = pattern(
  "uy",
)`(?:{ordinal.ending})? ?(?:(?:-|{range.to}) ?\d{1,2}(?:{ordinal.ending})? ?)?(?:of )?`;

/** `room 10 jan - 10 feb`; what may be done in `room 2 may` is no month. */
function isDayOfMonth(text: string, { end }: { end: number }): boolean {
  TO_MONTH.lastIndex = end;
  const month = TO_MONTH.test(text) ? months.findAt(text, TO_MONTH.lastIndex) : null;
  return month !== null && !(month.key === "may" && /^ be /.test(text.slice(month.end, month.end + 4)));
}

/** Where the number after a room stands; null when there is none. */
export function numberAfter(text: string, pieces: readonly Piece[], room: number): number | null {
  const piece = pieces[room];
  const isMarked = isSign(pieces, room + 1, "colon") || isSign(pieces, room + 1, "open");
  let index = isMarked ? room + 2 : room + 1;
  const word = pieces[index];
  if (word?.type === "word" && BETWEEN.has(text.slice(word.start, word.end))) index += 1;
  const number = pieces[index];
  if (number === undefined || numberAt(text, pieces, index) === null || isDayOfMonth(text, number))
    return null;
  const key = keyAt(pieces, room);
  if (!isMarked && (key === "shortBedroom" || key === "bed")) return null;
  const after = pieces[index + 1];
  if (after?.type === "word" && UNITS.has(text.slice(after.start, after.end))) return null;
  const takenByNext = !isMarked && after?.type === "term" && isNamed(after.key);
  if (takenByNext && numberAt(text, pieces, index + 2) === null && !isSign(pieces, index + 2, "colon"))
    return null;
  const gap = text.slice(piece?.end, pieces[index]?.start);
  return gap.includes("\n") || gap.includes(".") || gap.includes(",") ? null : index;
}

/** `2-3 bedrooms`, `1/2 bedroom`, `2+1 bedrooms`. */
export function isRange(text: string, pieces: readonly Piece[], index: number): boolean {
  const [before, piece] = [pieces[index - 1], pieces[index]];
  if (before === undefined || piece === undefined) return false;
  const last = isSign(pieces, index - 1, "join") ? index - 2 : index - 1;
  const isNumber = pieces[last]?.type === "number" && numberAt(text, pieces, last) !== null;
  const gap = text.slice(pieces[last]?.end, piece.start).trim();
  return isNumber && ["-", "/", "+"].includes(gap);
}

/** Before the one room that something is in: `AC in one bedroom`. */
const INSIDE = termSet("roomUnit.inside");

export const isInside = (text: string, piece: Piece | undefined): boolean =>
  piece?.type === "word" && INSIDE.has(text.slice(piece.start, piece.end));
