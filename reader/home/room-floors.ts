import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import type { RoomCount } from "./room-counts.ts";

/** Floors whose rooms may be counted one by one. */
const FLOOR_NAMES = termFinder(vocabulary("floorName", ["floor"]));

/** How far before a floor its count begins. */
const COUNT_REACH = 12;
const BARE_COUNT = pattern("u")`(?:^|[ ,+&])(?:\d|{floorCount.number}) (?:{floorCount.more} )?(?:di )?$`;

/** `One bed upstairs, one bed down`: both together. Null where no other floor is counted, or one of them twice. */
export function ofBothFloors(counts: readonly RoomCount[]): number | null {
  const [first, second] = counts;
  if (counts.length !== 2 || !first?.floor || !second?.floor || first.floor === second.floor) return null;
  return first.value + second.value;
}

/** Whether counts that agree may be those of floors: `2 bedrooms upstairs and 1 downstairs`. */
export function isByFloor(text: string, counts: readonly RoomCount[]): boolean {
  const floors = FLOOR_NAMES.findAll(text);
  if (counts.length > 1) return floors.length > 1;
  const isOfFloor = counts.some(({ floor }) => floor !== null);
  return (
    isOfFloor &&
    floors.some(({ start }) => BARE_COUNT.test(text.slice(Math.max(0, start - COUNT_REACH), start)))
  );
}
