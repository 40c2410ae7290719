/**
 * Structured data as the text of its script element: "<" as its code, so that no listing's text can end the element
 * (QUALITY D6), and without halves of surrogate pairs.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  ).replaceAll("<", "\\u003c");
}
