/**
 * A listing's text as it is shown: line breaks as \n, without control characters (tabs stay), halves of surrogate
 * pairs and embedded direction changes (which show a text in another order than it is written in). So the
 * server's HTML and the browser's DOM hold the same characters.
 */
export function plainText(raw: string): string {
  return raw
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e]/gu, "")
    .toWellFormed()
    .trim();
}
