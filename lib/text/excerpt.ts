import { plainText, withoutContacts } from "./plain-text";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const ELLIPSIS = "…";
/** Smallest share of `max` that a cut between words may leave, or it splits a word. */
const MIN_SHARE = 0.6;

function wholeGraphemes(text: string, max: number): string {
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** At most `max` UTF-16 code units with "…", cut between words unless that loses too much, never within a grapheme. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Segment only the start: a text can be far longer than `max`.
  const start = wholeGraphemes(text.slice(0, max * 2), max - ELLIPSIS.length);
  const space = text[start.length] === " " ? start.length : start.lastIndexOf(" ");
  const words = space >= max * MIN_SHARE ? start.slice(0, space) : start;
  return `${words.replace(/(?<![\s,;:.·|–-])[\s,;:.·|–-]+$/u, "")}${ELLIPSIS}`;
}

/** Code units of a description that an excerpt can use. */
export const TEXT_START_LENGTH = 500;

/** Fills two to four lines of a card. CSS would cut more text the larger the font is. */
const MAX_LENGTH = 100;

/** List bullets, and punctuation left after removing the title. */
const BULLET = /^[\s•●▪✓✔✅*·–—|,:;.!-]+/u;

const LEAD_IN = /(?<![\s:;,·–-])[\s:;,·–-]+$/u;

function withoutTitle(text: string, title: string): string {
  const isRepeated = title !== "" && text.toLowerCase().startsWith(title.toLowerCase());
  return isRepeated ? text.slice(title.length) : text;
}

/** The start of a description on one line, for a card, without contacts and a repeated title. */
export function excerpt(description: string, title: string | null): string {
  const text = withoutTitle(plainText(description.slice(0, TEXT_START_LENGTH)), plainText(title ?? ""));
  const lines = text
    .split("\n")
    .map((line) => withoutContacts(line.replace(BULLET, "")).replace(LEAD_IN, ""));
  return cutText(lines.filter((line) => line !== "").join(" · "), MAX_LENGTH);
}
