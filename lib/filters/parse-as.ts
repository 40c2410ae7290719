import { createParser } from "nuqs/server";

/**
 * Normalises free text from a URL: without control characters, white space folded, trimmed,
 * lower-cased and cut to `maxLength` characters. Cutting never splits a surrogate pair.
 */
export function cleanText(text: string, maxLength: number): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return Array.from(folded).slice(0, maxLength).join("").trim();
}

/** Free text, as `cleanText` leaves it. */
export const parseAsCleanText = (maxLength: number) =>
  createParser({
    parse: (value) => cleanText(value, maxLength),
    serialize: (value) => cleanText(value, maxLength),
    eq: (a, b) => cleanText(a, maxLength) === cleanText(b, maxLength),
  }).withDefault("");

/** Some of a set: in canonical order, each once, so that they have one spelling. */
export function parseAsSetOf<Value extends string>(set: readonly Value[]) {
  const valuesIn = (named: readonly string[]) => set.filter((value) => named.includes(value));
  return createParser({
    parse: (value) => valuesIn(value.split(",")),
    serialize: (values) => valuesIn(values).join(","),
    eq: (a, b) => valuesIn(a).join() === valuesIn(b).join(),
  }).withDefault([]);
}

/** A day of this century that the calendar has, as an ISO date. */
export const parseAsDay = createParser({
  // `toJSON` of no date is null.
  parse: (value) =>
    value.startsWith("20") && new Date(value).toJSON()?.slice(0, 10) === value ? value : null,
  serialize: String,
});
