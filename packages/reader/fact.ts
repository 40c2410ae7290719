import type { Normalised, Place, Span } from "./text/normalise.ts";

export type RentalPeriod = "month" | "week" | "day" | "night" | "year";

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

/** The value on which all places of a text agree. If they differ the first value, in doubt because of `disagreement`. */
export function agreedFact<V>(
  advert: Normalised,
  found: readonly (Place & { value: V; doubt?: string | null })[],
  disagreement: string,
): Fact<V> | null {
  const [first] = found;
  if (!first) return null;
  return found.every(({ value }) => value === first.value)
    ? factAt(advert, first.value, [first], first.doubt)
    : factAt(advert, first.value, found, disagreement);
}
