import { gzipSync } from "node:zlib";

/** The list's index as it stands in a page's data: [id, place] of every match. */
const INDEX = /\\"index\\":\[((?:\[\d+,-?\d+\],?)+)\]/;

export type HtmlBytes = { zipped: number; zippedWithoutIndex: number; raw: number };

/** How many bytes a page's HTML has, compressed with and without its index. */
export function htmlBytes(html: string): HtmlBytes {
  return {
    zipped: gzipSync(html).length,
    zippedWithoutIndex: gzipSync(html.replace(INDEX, "")).length,
    raw: Buffer.byteLength(html),
  };
}
