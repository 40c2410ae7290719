import type { Span } from "../lib/facts/fact.ts";
import type { Normalised, Place } from "./normalise.ts";

/** What a text says, the words that say it, and why that may be wrong (null: certain). */
export type Fact<V> = {
  value: V;
  spans: readonly Span[];
  doubt: string | null;
  /** Set where a language model gave it; all else is read by the rules. */
  origin?: "model";
};

/** A fact that is read from places in the normalised text. */
export function factAt<V>(
  { spanOf }: Normalised,
  value: V,
  places: readonly Place[],
  doubt: string | null = null,
): Fact<V> {
  return { value, spans: places.map(({ start, end }) => spanOf(start, end)), doubt };
}
