import { type PlaceMention, placeMentions } from "../place/place-mentions.ts";
import type { Region } from "../region.ts";
import { pattern } from "../vocabulary/pattern.ts";
import type { Read } from "./wish-text.ts";

/** Below this a place is only near the home, or names a street. */
const LEAST_WEIGHT = 2;

const JOINT = pattern("u")`^ ?(?:\/|&|\+|{joint.andOr}) ?$`;

/** Whether a place is the address of the place before it: `Berawa, Canggu`; not `Berawa or Canggu`. */
function isAddressOf(text: string, place: PlaceMention, before: PlaceMention | undefined): boolean {
  if (!before?.wider.includes(place.area)) return false;
  return !JOINT.test(text.slice(before.end, place.start));
}

/** The areas that a visitor asks for, each once, narrowest first where one is the address of another. */
export function wishedAreas(text: string, region: Region): Read<readonly string[]>[] {
  const mentions = placeMentions(text, region).filter(
    ({ role, weight }) => role !== "street" && weight >= LEAST_WEIGHT,
  );
  const areas = new Map<string, Read<readonly string[]>>();
  for (const [index, place] of mentions.entries()) {
    const before = mentions[index - 1];
    const { area, wider } = before && isAddressOf(text, place, before) ? before : place;
    const places = [...(areas.get(area)?.places ?? []), place];
    areas.set(area, { value: [area, ...wider], places });
  }
  return [...areas.values()];
}
