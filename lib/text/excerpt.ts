import { plainText, withoutContacts } from "./plain-text";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const ELLIPSIS = "…";
/** The least share of `max` to keep when cutting between words; otherwise a word is split. */
const MIN_KEPT = 0.6;

/** The longest prefix of whole graphemes within `max` UTF-16 code units. */
function wholeGraphemes(text: string, max: number): string {
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * A text of at most `max` UTF-16 code units, cut between words where that keeps most of it, never inside an emoji
 * or a letter with its accents, and then ending in "…".
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Only the beginning is segmented: a text can be far longer than `max`.
  const kept = wholeGraphemes(text.slice(0, max * 2), max - ELLIPSIS.length);
  const space = text[kept.length] === " " ? kept.length : kept.lastIndexOf(" ");
  const words = space >= max * MIN_KEPT ? kept.slice(0, space) : kept;
  return `${words.replace(/(?<![\s,;:.·|–-])[\s,;:.·|–-]+$/u, "")}${ELLIPSIS}`;
}

/** Code units of a description that an excerpt is made from. */
export const BEGINNING_LENGTH = 500;

/** Two to four lines of a card. Not cut by CSS, which would cut most where the font is large. */
const MAX_LENGTH = 100;

/** List bullets, and punctuation left over after the title was removed. */
const BULLET = /^[\s•●▪✓✔✅*·–—|,:;.!-]+/u;

/** Punctuation before the next line. */
const LEAD_IN = /(?<![\s:;,·–-])[\s:;,·–-]+$/u;

function withoutTitle(text: string, title: string): string {
  const isRepeated = title !== "" && text.toLowerCase().startsWith(title.toLowerCase());
  return isRepeated ? text.slice(title.length) : text;
}

/**
 * The beginning of a description on one line, for a card: without the title, which the card shows already, and without
 * contacts. Empty when nothing else remains.
 */
export function excerpt(description: string, title: string | null): string {
  const text = withoutTitle(plainText(description.slice(0, BEGINNING_LENGTH)), plainText(title ?? ""));
  const lines = text
    .split("\n")
    .map((line) => withoutContacts(line.replace(BULLET, "")).replace(LEAD_IN, ""));
  return cutText(lines.filter((line) => line !== "").join(" · "), MAX_LENGTH);
}
