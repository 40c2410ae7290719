import type { Translator } from "@/lib/language/translator";
import { neighboursOf } from "@/lib/market/neighbours";
import type { Place, PlaceCount } from "@/lib/places/places";

/** `count`: rentals there that pass the other filters; `km`: distance to the nearest area of the search. */
export type NearbyArea = PlaceCount & { km: number };

/** The neighbours of the areas of a search that have matching rentals, nearest first (docs/behaviour.md, F28). */
export function nearbyAreas(
  points: readonly Place[],
  areas: readonly number[],
  counts: readonly number[],
): NearbyArea[] {
  return neighboursOf(points, areas).flatMap(({ index, km }) => {
    const [point, count = 0] = [points[index], counts[index]];
    return point === undefined || count === 0 ? [] : [{ name: point.name, count, km }];
  });
}

export function distanceLabel(km: number, t: Translator): string {
  return t("search.away", { km: Math.max(1, Math.round(km)) });
}
