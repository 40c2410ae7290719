import type { Region, RegionText } from "../region.ts";
import type { Place } from "../text/normalise.ts";

export type Read<V> = { value: V; places: readonly Place[] };

/** A text in which what has been read is a comma, so that the words around it do not belong together. */
export function withoutRead(text: string, places: readonly Place[]): string {
  const signs = text.split("");
  for (const { start, end } of places) signs.fill(" ", start, end).fill(",", start, start + 1);
  return signs.join("");
}

/** A normalised text whose spans are places in itself. */
export const asRead = (text: string, region: Region): RegionText => ({
  text,
  region,
  spanOf: (start, end) => ({ start, end }),
});
