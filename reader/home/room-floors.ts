import { textBefore } from "../text/beside.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { RoomCount } from "./room-counts.ts";

/** Floors whose rooms may be counted separately. */
const floorTerms = termFinder(vocabulary("floorName", ["floor"]));

const CHARACTERS_OF_COUNT = 12;
const BARE_COUNT = pattern("u")`(?:^|[ ,+&])(?:\d|{floorCount.number}) (?:{floorCount.more} )?(?:di )?$`;

/** The sum of the counts of two floors: `One bed upstairs, one bed down`. Null for other counts. */
export function sumOfFloors(counts: readonly RoomCount[]): number | null {
  const [first, second] = counts;
  if (counts.length !== 2 || !first?.floor || !second?.floor || first.floor === second.floor) return null;
  return first.value + second.value;
}

/** Whether equal counts may each be of one floor: `2 bedrooms upstairs and 1 downstairs`. */
export function areCountedByFloor(text: string, counts: readonly RoomCount[]): boolean {
  const floors = floorTerms.findAll(text);
  if (counts.length > 1) return floors.length > 1;
  const hasFloor = counts.some(({ floor }) => floor !== null);
  return (
    hasFloor && floors.some(({ start }) => BARE_COUNT.test(textBefore(text, start, CHARACTERS_OF_COUNT)))
  );
}
