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
