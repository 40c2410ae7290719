/** The list's index as it stands in a page's data: [id, place] of every match. */
const INDEX = /\\"index\\":\[(?:\[\d+,-?\d+\],?)+\]/;

/** A page's HTML without it. */
export function withoutIndex(html: string): string {
  return html.replace(INDEX, "");
}
