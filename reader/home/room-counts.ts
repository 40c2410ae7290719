import { termFinder } from "../term-finder.ts";
import { tokensOf } from "../tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { NUMBER_WORDS, NUMBERED_BEDROOMS, ROOM_SIGNS, ROOM_WORDS } from "../vocabulary/rooms.ts";
import {
  isInside,
  isNamed,
  isRange,
  NAMED,
  numberAfter,
  numberAt,
  numberBefore,
  type Piece,
} from "./number-beside-room.ts";

/** After a count as well: of the rooms on one of two floors. */
const FLOOR_OF_THEM = vocabulary("roomsOnFloor", ["upper", "lower"]);

/** After a count: only some of the rooms, which are counted elsewhere. */
const SOME_OF_THEM = vocabulary("someRooms", ["some"]);

/** Places of work and beds that sound like them. */
const NO_BEDROOMS = vocabulary("notBedroom", ["none"]);

/** Bedrooms and a living room, where nothing else is counted. */
const PLUS_ONE = termFinder(vocabulary("bedroomsPlusOne", ["1", "2", "3"]));

/** A number of rooms, and where the normalised text gives it. */
export type RoomCount = {
  of: "bedrooms" | "bathrooms";
  value: number;
  /** How surely the words count these rooms: `2 bedrooms` 3, `2 bed` 2, `2 rooms` 1. */
  strength: 1 | 2 | 3;
  /** `2 with AC`: of more that are counted elsewhere. */
  isSome: boolean;
  /** `2 upstairs`, which are some of them as well. */
  floor: "upper" | "lower" | null;
  /** `2-3 bedrooms`. */
  isRange: boolean;
  start: number;
  end: number;
};

const roomTerms = termFinder<string>({ ...ROOM_WORDS, ...NUMBER_WORDS });
const NUMBERED = termFinder<string>({ ...NUMBERED_BEDROOMS, ...NO_BEDROOMS });
/** After `1+1`; what follows in `1+1 months` is counted. */
const ITEM_END = /^ ?(?:[(,.;\n]|$)/;
const SOME = termFinder({ ...SOME_OF_THEM, ...FLOOR_OF_THEM });

/** After `km` these make it a kilometre. */
const WAYS = termSet("distance.way");

const isBedroom = (piece: Piece | undefined): boolean =>
  piece?.type === "term" && isNamed(piece.key) && NAMED[piece.key].of === "bedrooms";

const isEnd = (piece: Piece | undefined, ...signs: readonly string[]): boolean =>
  piece === undefined || (piece.type === "sign" && signs.includes(piece.sign));

/** How far before them the bedrooms are looked for. */
const BEDROOMS_REACH = 60;

/** `villa 3BR Cemagi, sewa 350jt/th. 3KM, pool`: an item of its own, after as many bedrooms, give or take one. */
function isItemOfBathrooms(text: string, pieces: readonly Piece[], index: number): boolean {
  const value = numberAt(text, pieces, index - 1);
  if (value === null || pieces[index - 1]?.end !== pieces[index]?.start) return false;
  if (!isEnd(pieces[index - 2], "line", "stop") || !isEnd(pieces[index + 1], "line", "stop", "comma"))
    return false;
  const from = Math.max(0, index - BEDROOMS_REACH);
  const bedroom = pieces.slice(from, index).findLastIndex(isBedroom);
  const number = bedroom === -1 ? null : numberBefore(text, pieces, from + bedroom);
  const bedrooms = number === null ? null : numberAt(text, pieces, number);
  return bedrooms !== null && Math.abs(bedrooms - value) <= 1;
}

/** Whether a short word stands for a bathroom here: beside bedrooms, and at the end of no way. */
function isShortBathroom(text: string, pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1];
  if (next?.type === "word" && WAYS.has(text.slice(next.start, next.end))) return false;
  const before = pieces.slice(Math.max(0, index - 9), index);
  return (
    [...before, ...pieces.slice(index + 1, index + 4)].some(isBedroom) ||
    isItemOfBathrooms(text, pieces, index)
  );
}

/** What is said after a count of which rooms it counts. */
function someAfter(text: string, end: number): Pick<RoomCount, "isSome" | "floor"> {
  const start = end + (/^[ (]{0,3}/.exec(text.slice(end, end + 3))?.[0].length ?? 0);
  const key = SOME.findAt(text, start)?.key ?? null;
  return { isSome: key !== null, floor: key === "some" ? null : key };
}

/** The tokens of a text with its pictures of rooms. */
function piecesOf(text: string): Piece[] {
  const signs = Array.from(text.matchAll(/[🛏🛌🛁🛀🚿]/gu), ({ 0: sign, index: start }): Piece[] => {
    const key = ROOM_SIGNS[sign];
    return key === undefined ? [] : [{ type: "term", key, start, end: start + sign.length }];
  });
  return [...tokensOf(text, roomTerms), ...signs.flat()].sort((a, b) => a.start - b.start);
}

/** Every count of bedrooms and bathrooms, in the order of the text. */
export function roomCounts(text: string): RoomCount[] {
  const pieces = piecesOf(text);
  const taken = new Set<number>();
  const counts: RoomCount[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.type !== "term" || !isNamed(piece.key)) continue;
    const isShort = piece.key === "shortBathroom" || piece.key === "toilet";
    if (isShort && !isShortBathroom(text, pieces, index)) continue;
    const before = numberBefore(text, pieces, index);
    const number = before !== null && !taken.has(before) ? before : numberAfter(text, pieces, index);
    const value = number === null ? null : numberAt(text, pieces, number);
    const written = number === null ? undefined : pieces[number];
    if (number === null || value === null || written === undefined) continue;
    taken.add(number);
    const { of, strength } = NAMED[piece.key];
    if (of === "bedrooms" && !Number.isInteger(value)) continue;
    const start = Math.min(piece.start, written.start);
    const end = Math.max(piece.end, written.end);
    const range = isRange(text, pieces, number);
    const some = someAfter(text, end);
    const isSome = some.isSome || (value === 1 && isInside(text, pieces[number - 1]));
    counts.push({ of, value, strength, ...some, isSome, isRange: range, start, end });
  }
  const whole = { of: "bedrooms", isSome: false, floor: null, isRange: false } as const;
  for (const { key, start, end } of NUMBERED.findAll(text))
    if (key !== "none") counts.push({ ...whole, value: Number(key), strength: 3, start, end });
  for (const { key, start, end } of PLUS_ONE.findAll(text))
    if (ITEM_END.test(text.slice(end, end + 2)))
      counts.push({ ...whole, value: Number(key), strength: 1, start, end });
  return counts.sort((a, b) => a.start - b.start);
}
