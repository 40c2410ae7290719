import { createParser } from "nuqs/server";

/** Normalises free text from a URL. `maxLength` counts code points, so that no surrogate pair is split. */
export function cleanText(text: string, maxLength: number): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return Array.from(folded).slice(0, maxLength).join("").trim();
}

export const parseAsCleanText = (maxLength: number) =>
  createParser({
    parse: (value) => cleanText(value, maxLength),
    serialize: (value) => cleanText(value, maxLength),
    eq: (a, b) => cleanText(a, maxLength) === cleanText(b, maxLength),
  }).withDefault("");

const MAX_NAME_LENGTH = 80;

/** Clean names without duplicates, in the order given. A comma separates names, also within one of `given`. */
export function namesIn(given: readonly string[]): string[] {
  const names = given
    .join(",")
    .split(",")
    .map((name) => cleanText(name, MAX_NAME_LENGTH));
  return [...new Set(names)].filter((name) => name !== "");
}

export function parseAsNames(most: number) {
  const canonical = (given: readonly string[]) => namesIn(given).slice(0, most).sort();
  return createParser({
    parse: (value) => canonical([value]),
    serialize: (names) => canonical(names).join(","),
    eq: (a, b) => canonical(a).join() === canonical(b).join(),
  }).withDefault([]);
}

/** A subset of `set`, in canonical order and without duplicates, so that each subset has only one spelling. */
export function parseAsSetOf<Value extends string>(set: readonly Value[]) {
  const valuesIn = (given: readonly string[]) => set.filter((value) => given.includes(value));
  return createParser({
    parse: (value) => valuesIn(value.split(",")),
    serialize: (values) => valuesIn(values).join(","),
    eq: (a, b) => valuesIn(a).join() === valuesIn(b).join(),
  }).withDefault([]);
}

export const parseAsDay = createParser({
  // `toJSON` is null for an invalid date, and differs for 31 November.
  parse: (value) =>
    value.startsWith("20") && new Date(value).toJSON()?.slice(0, 10) === value ? value : null,
  serialize: String,
});
