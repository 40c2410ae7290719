import type { Span } from "../lib/facts/fact.ts";
import type { Normalised, Place } from "./normalise.ts";

/** A value that a text states, the words that state it, and the reason why it may be wrong (null if certain). */
export type Fact<V> = {
  value: V;
  spans: readonly Span[];
  doubt: string | null;
  /** Set if a language model gave the value instead of the rules, or it is that of the forum topic. */
  origin?: "model" | "topic";
};

/** A fact from places in the normalised text. */
export function factAt<V>(
  { spanOf }: Normalised,
  value: V,
  places: readonly Place[],
  doubt: string | null = null,
): Fact<V> {
  return { value, spans: places.map(({ start, end }) => spanOf(start, end)), doubt };
}
