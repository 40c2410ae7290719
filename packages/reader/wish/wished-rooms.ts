import { type RoomCount, roomCounts } from "../home/room-counts.ts";
import { textBefore } from "../text/beside.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { boundFinder, boundsOf } from "./bound-words.ts";
import type { WishBounds } from "./wish.ts";
import type { Read } from "./wish-text.ts";

/** The first number of a range: `2-3 bedrooms`. */
const RANGE_START = pattern("u")`(\d{1,2}) ?(?:[-\/]|{sumRange.to}) ?$`;
const CHARACTERS_TO_RANGE_START = 12;

/** The surest count of rooms of a kind: `2 bedrooms` before `2 rooms`. */
const surest = (counts: readonly RoomCount[], kind: RoomCount["rooms"]) =>
  counts
    .filter(({ rooms, isSome }) => rooms === kind && !isSome)
    .toSorted((a, b) => b.strength - a.strength)[0];

/** `3+ bedrooms` as `3  bedrooms`: without a word a number is the least anyway. */
const withoutPlus = (text: string) => text.replace(/(?<=\d)\+(?= ?\p{L})/gu, " ");

/** The bedrooms that a visitor asks for: at least as many as a number without a limit (docs/behaviour.md, F33). */
export function wishedBedrooms(written: string): Read<WishBounds> | null {
  const text = withoutPlus(written);
  const count = surest(roomCounts(text), "bedrooms");
  if (!count) return null;
  const { start, end, value } = count;
  const boundOf = boundFinder(text);
  const before = RANGE_START.exec(textBefore(text, start, CHARACTERS_TO_RANGE_START));
  const first = Number(before?.[1] ?? 0);
  if (before && first > 0 && first < value) {
    const place = { start: start - before[0].length, end };
    const places = [place, ...(boundOf(place)?.places ?? [])];
    return { value: { least: first, most: value }, places };
  }
  const beside = boundOf(count);
  const bound = value === 0 ? "exactly" : (beside?.bound ?? "least");
  return { value: boundsOf(bound, value), places: [{ start, end }, ...(beside?.places ?? [])] };
}

/** The fewest bathrooms. A maximum is not read, because no filter has it. */
export function wishedBathrooms(written: string): Read<number> | null {
  const text = withoutPlus(written);
  const count = surest(roomCounts(text), "bathrooms");
  const beside = count ? boundFinder(text)(count) : null;
  if (!count || beside?.bound === "most") return null;
  const { start, end, value } = count;
  return { value: Math.ceil(value), places: [{ start, end }, ...(beside?.places ?? [])] };
}
