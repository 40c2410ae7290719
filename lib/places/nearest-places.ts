import { rankPlaces } from "./location-options";
import { soundOf } from "./place-spelling";
import type { PlaceCount } from "./places";

const MOST = 3;
/** Longer text is no name of a place. */
const MAX_LENGTH = 40;

/** Letters to add, leave out or change until one text is the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...b].entries())
      next.push(
        Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The places with rentals whose names are nearest to a name that is not known, nearest first, at most three. */
export function nearestPlaces(places: readonly PlaceCount[], unknown: string): PlaceCount[] {
  const rented = places.filter(({ count }) => count > 0);
  const name = unknown.slice(0, MAX_LENGTH);
  const fitting = rankPlaces(rented, name);
  if (fitting.length > 0) return fitting.slice(0, MOST);
  const sound = soundOf(name);
  return rented
    .map((place) => ({ place, away: distance(soundOf(place.name), sound) }))
    .sort((a, b) => a.away - b.away || b.place.count - a.place.count)
    .slice(0, MOST)
    .map(({ place }) => place);
}
