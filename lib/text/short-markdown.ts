import { safeUrl } from "./safe-url";

export type Piece = { text: string; bold?: true; href?: string };

export type Block = { kind: "paragraph" | "list"; lines: readonly (readonly Piece[])[] };

const ITEM = /^\s{0,3}[-*]\s+/;

/** `**bold**`, or `[words](address)`. Neither may be empty or hold another. */
const MARKS = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

function hrefOf(address: string): string | null {
  return /^\/(?![/\\])/.test(address) ? address : safeUrl(address);
}

/** The first address of a link that may not be linked, such as one with a password; null without one. */
export function refusedLink(text: string): string | null {
  const addresses = [...text.matchAll(MARKS)].flatMap(([, , , address]) => address ?? []);
  return addresses.find((address) => hrefOf(address) === null) ?? null;
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const mark of line.matchAll(MARKS)) {
    const [whole, bold, words = "", address = ""] = mark;
    const href = bold === undefined ? hrefOf(address) : null;
    // If the address may not be linked, the words stay as written.
    if (bold === undefined && href === null) continue;
    if (mark.index > end) pieces.push({ text: line.slice(end, mark.index) });
    pieces.push(href === null ? { text: bold ?? "", bold: true } : { text: words, href });
    end = mark.index + whole.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

function blockOf(paragraph: string): Block {
  const lines = paragraph.split("\n");
  if (!lines.every((line) => ITEM.test(line)))
    return { kind: "paragraph", lines: [piecesOf(lines.map((line) => line.trim()).join(" "))] };
  return { kind: "list", lines: lines.map((line) => piecesOf(line.replace(ITEM, "").trim())) };
}

/** Of Markdown only paragraphs, lists, **bold** and links; HTML is text (docs/behaviour.md, T4). */
export function shortMarkdown(text: string): Block[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/^\n+/, "").trimEnd())
    .filter((paragraph) => paragraph.trim() !== "")
    .map(blockOf);
}
