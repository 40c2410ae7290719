import type { PlaceCount } from "@/lib/geo/count-by-place";

export type LocationOption =
  | { kind: "place"; name: string; count: number }
  /** The typed text itself, offered as 'Search: "text"' (SPEC section 2). */
  | { kind: "search"; text: string };

/**
 * The options for a typed text: places whose name holds it, in their alphabetical order, then the text itself
 * unless it is the name of a place. Everything is offered while nothing is typed.
 */
export function locationOptions(places: readonly PlaceCount[], typed: string): LocationOption[] {
  const text = typed.trim().toLowerCase();
  const matches = places
    .filter(({ name }) => name.includes(text))
    .map(({ name, count }): LocationOption => ({ kind: "place", name, count }));
  const isName = places.some(({ name }) => name === text);
  return text === "" || isName ? matches : [...matches, { kind: "search", text: typed.trim() }];
}
