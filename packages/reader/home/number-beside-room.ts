import { isSign, isWordOf, keyOf, type Token } from "../text/tokens.ts";
import { monthTerms } from "../vocabulary/dates.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";

export const NUMBER_WORDS = vocabulary("roomCount");

/** The rooms that each noun counts, and how surely. */
export const ROOM_NOUNS = {
  bedroom: { rooms: "bedrooms", strength: 3 },
  shortBedroom: { rooms: "bedrooms", strength: 3 },
  bed: { rooms: "bedrooms", strength: 2 },
  room: { rooms: "bedrooms", strength: 1 },
  bathroom: { rooms: "bathrooms", strength: 3 },
  shortBathroom: { rooms: "bathrooms", strength: 3 },
  toilet: { rooms: "bathrooms", strength: 2 },
} as const;

type RoomNoun = keyof typeof ROOM_NOUNS;

export const isRoomNoun = (key: string): key is RoomNoun => Object.hasOwn(ROOM_NOUNS, key);

const MOST_ROOMS = 20;
/** Units after a number that count no rooms: `room 20 m2`. */
const OTHER_UNITS = termSet("roomUnit.other");
/** Words between a number and a room: `2 x bedroom`, `2-х спальная`. */
const BETWEEN_WORDS = termSet("roomUnit.between");

/** A token that may be a room or a number in words. */
export type RoomToken = Token<string>;

export function numberAt(text: string, tokens: readonly RoomToken[], index: number): number | null {
  const token = tokens[index];
  // `villa #1`, but not `#1br`
  const isLabel = text.charAt((token?.start ?? 0) - 1) === "#" && tokens[index + 1]?.start !== token?.end;
  if (token === undefined || isLabel) return null;
  if (token.type === "term" && Object.hasOwn(NUMBER_WORDS, token.key)) return Number(token.key);
  if (token.type !== "number") return null;
  const value = Number(text.slice(token.start, token.end).replace(",", "."));
  return value <= MOST_ROOMS && Number.isInteger(value * 2) && value > 0 ? value : null;
}

/** The index of the number before a room. */
export function numberBefore(text: string, tokens: readonly RoomToken[], room: number): number | null {
  let index = room - 1;
  for (let skipped = 0; skipped < 4; skipped += 1) {
    const token = tokens[index];
    if (keyOf(token) !== "adjective" && !isWordOf(text, token, BETWEEN_WORDS)) break;
    index -= 1;
  }
  // `3 (three) bedrooms`
  if (isSign(tokens[index], "close") && isSign(tokens[index - 2], "open")) index -= 3;
  if (numberAt(text, tokens, index) === null) return null;
  const next = tokens[index + 1];
  const gap = text.slice(tokens[index]?.end, next?.start);
  return gap.includes(".") || gap.includes("\n") ? null : index;
}

/** The index of the number after a room. */
export function numberAfter(text: string, tokens: readonly RoomToken[], room: number): number | null {
  const token = tokens[room];
  const isLabelled = isSign(tokens[room + 1], "colon", "open");
  let index = isLabelled ? room + 2 : room + 1;
  if (isWordOf(text, tokens[index], BETWEEN_WORDS)) index += 1;
  const number = tokens[index];
  if (number === undefined || numberAt(text, tokens, index) === null) return null;
  const key = keyOf(token);
  if (!isLabelled && (key === "shortBedroom" || key === "bed")) return null;
  const after = tokens[index + 1];
  // `rooms 9-13jt`
  if (!isLabelled && /^ ?- ?\d/.test(text.slice(number.end, number.end + 3))) return null;
  // `room 10 jan - 10 feb`
  if (after && monthTerms.findAt(text, after.start)) return null;
  if (isWordOf(text, after, OTHER_UNITS)) return null;
  const belongsToNext = !isLabelled && after?.type === "term" && isRoomNoun(after.key);
  if (belongsToNext && numberAt(text, tokens, index + 2) === null && !isSign(tokens[index + 2], "colon"))
    return null;
  const gap = text.slice(token?.end, tokens[index]?.start);
  return gap.includes("\n") || gap.includes(".") || gap.includes(",") ? null : index;
}

const RANGE = pattern("u")`^(?: ?[/+] ?|-| {sumRange.to} )$`;

/** Whether a number ends a range or a sum: `2-3 bedrooms`, `2 or 3 bedrooms`, `1/2 bedroom`, `2+1 bedrooms`. */
export function isRange(text: string, tokens: readonly RoomToken[], index: number): boolean {
  const last = [index - 1, index - 2].find((at) => tokens[at]?.type === "number");
  if (last === undefined || numberAt(text, tokens, last) === null) return false;
  return RANGE.test(text.slice(tokens[last]?.end, tokens[index]?.start));
}
