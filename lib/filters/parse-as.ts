import { createParser } from "nuqs/server";

/**
 * Normalises free text from a URL: removes control characters, folds white space, trims, lower-cases and cuts to `maxLength`
 * code points, so that no surrogate pair is split.
 */
export function cleanText(text: string, maxLength: number): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return Array.from(folded).slice(0, maxLength).join("").trim();
}

/** Free text, normalised by `cleanText`. */
export const parseAsCleanText = (maxLength: number) =>
  createParser({
    parse: (value) => cleanText(value, maxLength),
    serialize: (value) => cleanText(value, maxLength),
    eq: (a, b) => cleanText(a, maxLength) === cleanText(b, maxLength),
  }).withDefault("");

/** A subset of `set`, in canonical order and without duplicates, so that each subset has only one spelling. */
export function parseAsSetOf<Value extends string>(set: readonly Value[]) {
  const valuesIn = (given: readonly string[]) => set.filter((value) => given.includes(value));
  return createParser({
    parse: (value) => valuesIn(value.split(",")),
    serialize: (values) => valuesIn(values).join(","),
    eq: (a, b) => valuesIn(a).join() === valuesIn(b).join(),
  }).withDefault([]);
}

/** An opaque key of a contact (server/data/contact-id.ts); anything else is none. */
export const parseAsContact = createParser({
  parse: (value) => (/^[0-9a-f]{12}$/.test(value) ? value : ""),
  serialize: String,
}).withDefault("");

/** A valid date of this century, as an ISO date. */
export const parseAsDay = createParser({
  // `toJSON` is null for an invalid date, and differs for 31 November.
  parse: (value) =>
    value.startsWith("20") && new Date(value).toJSON()?.slice(0, 10) === value ? value : null,
  serialize: String,
});
