import { rankPlaces } from "./location-options";
import { soundOf } from "./place-spelling";
import type { PlaceCount } from "./places";

const MAX_PLACES = 3;
/** Letters that differ: more make another name, not a typo. */
const MAX_AWAY = 2;
/** No place has a longer name. */
const MAX_LENGTH = 40;

function editDistance(a: string, b: string): number {
  const others = [...b];
  let row = Array.from({ length: others.length + 1 }, (_, column) => column);
  for (const [rowIndex, letter] of [...a].entries()) {
    const next = [rowIndex + 1];
    for (const [column, other] of others.entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[column], row[column + 1], row[column]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[others.length] ?? 0;
}

/** Up to three places for one unknown name, one for each of several. */
export function nearestToAny(places: readonly PlaceCount[], unknown: readonly string[]): PlaceCount[] {
  const each = unknown.length === 1 ? MAX_PLACES : 1;
  return [...new Set(unknown.flatMap((name) => nearestPlaces(places, name).slice(0, each)))];
}

/** Up to three places with rentals that an unknown name may mean: as the location field finds them, else at most two letters away. */
export function nearestPlaces(places: readonly PlaceCount[], unknown: string): PlaceCount[] {
  const rented = places.filter(({ count }) => count > 0);
  const name = unknown.slice(0, MAX_LENGTH);
  const matching = rankPlaces(rented, name);
  if (matching.length > 0) return matching.slice(0, MAX_PLACES);
  const sound = soundOf(name);
  return rented
    .map((place) => ({ place, away: editDistance(soundOf(place.name), sound) }))
    .filter(({ away }) => away <= MAX_AWAY)
    .sort((a, b) => a.away - b.away || b.place.count - a.place.count)
    .slice(0, MAX_PLACES)
    .map(({ place }) => place);
}
