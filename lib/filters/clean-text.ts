/**
 * Free text from a URL as the filters use it: without control characters, white space folded, trimmed,
 * lower-cased and cut to `maxLength` characters (SPEC section 5). Cutting never splits a surrogate pair.
 */
export function cleanText(text: string, maxLength: number): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return Array.from(folded).slice(0, maxLength).join("").trim();
}
