import { textBefore, tokensBefore } from "../text/beside.ts";
import { isWordOf, tokensOf } from "../text/tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import {
  isRange,
  isRoomNoun,
  NUMBER_WORDS,
  numberAfter,
  numberAt,
  numberBefore,
  ROOM_NOUNS,
  type RoomToken,
} from "./number-beside-room.ts";

/** Bedrooms and a living room: `2+1`. */
const plusOneTerms = termFinder(vocabulary("bedroomsPlusOne"));

/** A number of rooms with its place in the normalised text. */
export type RoomCount = {
  rooms: "bedrooms" | "bathrooms";
  value: number;
  /** How surely the words count these rooms: `2 bedrooms` 3, `2 bed` 2, `2 rooms` 1. */
  strength: 1 | 2 | 3;
  /** Only some of the rooms: `2 with AC`. */
  isSome: boolean;
  /** The floor of some of the rooms: `2 upstairs`. */
  floor: "upper" | "lower" | null;
  /** One of two numbers: `2-3 bedrooms`. */
  isRange: boolean;
  start: number;
  end: number;
};

/** Nouns that a number counts as bedrooms or bathrooms, and words that only look like them. */
const roomTerms = termFinder({ ...vocabulary("roomWord"), ...NUMBER_WORDS });
/** Words that imply a number of bedrooms, none for a studio, and phrases that only look like them. */
const numberedBedroomTerms = termFinder({ ...vocabulary("bedrooms"), ...vocabulary("notBedroom") });
/** `4 studios` stand in one house. */
const COUNTED = pattern("u")`(?:(?<!\d)(?:[2-9]|1\d)|{count.two}|{count.three}|{count.four}) $`;
const CHARACTERS_OF_COUNT = 12;
/** End of an item such as `1+1`; not `1+1 months`. */
const ITEM_END = /^ ?(?:[(,.;\n]|$)/;
/** After a count of only some rooms, `2 with AC`, or of those on a floor, `2 upstairs`. */
const partialCountTerms = termFinder({ ...vocabulary("someRooms"), ...vocabulary("roomsOnFloor") });

/** Words before a count of only some rooms: `AC in one bedroom`. */
const INSIDE_WORDS = termSet("roomUnit.inside");
/** Words after `km` that make it a kilometre: `3 km to the beach`. */
const WAY_WORDS = termSet("distance.way");

const isBedroom = (token: RoomToken | undefined): boolean =>
  token?.type === "term" && isRoomNoun(token.key) && ROOM_NOUNS[token.key].rooms === "bedrooms";

/** Whether a short word stands for a bathroom: it is near bedrooms and is no distance. */
function isShortBathroom(text: string, tokens: readonly RoomToken[], index: number): boolean {
  if (isWordOf(text, tokens[index + 1], WAY_WORDS)) return false;
  const before = tokensBefore(tokens, index, 9);
  return [...before, ...tokens.slice(index + 1, index + 4)].some(isBedroom);
}

/** Whether the words after a count limit it to some rooms or to a floor. */
function partialityAfter(text: string, end: number): Pick<RoomCount, "isSome" | "floor"> {
  const start = end + (/^[ (]{0,3}/.exec(text.slice(end, end + 3))?.[0].length ?? 0);
  const key = partialCountTerms.findAt(text, start)?.key ?? null;
  return { isSome: key !== null, floor: key === "some" ? null : key };
}

/** Every count of bedrooms and bathrooms, in the order of the text. */
export function roomCounts(text: string): RoomCount[] {
  const tokens = tokensOf(text, roomTerms);
  const taken = new Set<number>();
  const counts: RoomCount[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "term" || !isRoomNoun(token.key)) continue;
    const isShort = token.key === "shortBathroom" || token.key === "toilet";
    if (isShort && !isShortBathroom(text, tokens, index)) continue;
    const before = numberBefore(text, tokens, index);
    const number = before !== null && !taken.has(before) ? before : numberAfter(text, tokens, index);
    const value = number === null ? null : numberAt(text, tokens, number);
    const written = number === null ? undefined : tokens[number];
    if (number === null || value === null || written === undefined) continue;
    taken.add(number);
    const { rooms, strength } = ROOM_NOUNS[token.key];
    if (rooms === "bedrooms" && !Number.isInteger(value)) continue;
    const start = Math.min(token.start, written.start);
    const end = Math.max(token.end, written.end);
    const range = isRange(text, tokens, number);
    const partiality = partialityAfter(text, end);
    const isSome = partiality.isSome || (value === 1 && isWordOf(text, tokens[number - 1], INSIDE_WORDS));
    counts.push({ rooms, value, strength, ...partiality, isSome, isRange: range, start, end });
  }
  const whole = { rooms: "bedrooms", isSome: false, floor: null, isRange: false } as const;
  for (const { key, start, end } of numberedBedroomTerms.findAll(text))
    if (key !== "none" && !(key === "0" && COUNTED.test(textBefore(text, start, CHARACTERS_OF_COUNT))))
      counts.push({ ...whole, value: Number(key), strength: 3, start, end });
  for (const { key, start, end } of plusOneTerms.findAll(text))
    if (ITEM_END.test(text.slice(end, end + 2)))
      counts.push({ ...whole, value: Number(key), strength: 1, start, end });
  return counts.sort((a, b) => a.start - b.start);
}
