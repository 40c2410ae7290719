import { placeLabel } from "@/lib/geo/place-label";
import type { PlaceGroup } from "./group-places";

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The accessible name of a marker: "Canggu, 42 rentals"; for several places "5 places, 120 rentals". */
export function groupName({ places, count }: PlaceGroup): string {
  const [first] = places;
  const what = places.length === 1 && first ? placeLabel(first.name) : plural(places.length, "place");
  return `${what}, ${plural(count, "rental")}`;
}
