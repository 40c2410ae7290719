/** More than anybody types; keeps the request to the data service within the length of an address. */
const MAX_TERMS = 40;

/**
 * The terms of a keyword text: trimmed, lower-cased, split on commas and white space, each once. Every comma
 * separates (SPEC section 5 names the first only), so that "pool, wifi, ac" finds what it says.
 */
export function keywordTerms(keywords: string): string[] {
  const terms = keywords
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((term) => term !== "");
  return [...new Set(terms)].slice(0, MAX_TERMS);
}
