import { type PlaceMention, placeMentions } from "../place/place-mentions.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { widerAreas } from "../vocabulary/place-names.ts";
import type { Read } from "./wish-text.ts";

/** Below this a place is only near the home, or names a street. */
const LEAST_WEIGHT = 2;

const JOINT = pattern("u")`^ ?(?:\/|&|\+|{joint.andOr}) ?$`;

/** Whether a place is the address of the place before it: `Berawa, Canggu`; not `Berawa or Canggu`. */
function isAddressOf(text: string, place: PlaceMention, before: PlaceMention | undefined): boolean {
  if (!before || !widerAreas(before.area).includes(place.area)) return false;
  return !JOINT.test(text.slice(before.end, place.start));
}

/** The areas that a visitor asks for, each once, narrowest first where one is the address of another. */
export function wishedAreas(text: string): Read<readonly string[]>[] {
  const mentions = placeMentions(text).filter(
    ({ role, weight }) => role !== "street" && weight >= LEAST_WEIGHT,
  );
  const areas = new Map<string, Read<readonly string[]>>();
  for (const [index, place] of mentions.entries()) {
    const before = mentions[index - 1];
    const name = before && isAddressOf(text, place, before) ? before.area : place.area;
    const places = [...(areas.get(name)?.places ?? []), place];
    areas.set(name, { value: [name, ...widerAreas(name)], places });
  }
  return [...areas.values()];
}
