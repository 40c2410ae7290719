/**
 * A listing's text as it is shown: line breaks as \n, without control characters (tabs stay) and without halves
 * of surrogate pairs, so that the server's HTML and the browser's DOM hold the same characters.
 */
export function plainText(raw: string): string {
  return raw
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed()
    .trim();
}
