const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const ELLIPSIS = "…";
/** A word may be split rather than lose more than this share of the text to a cut between words. */
const LEAST_KEPT = 0.6;

/** As many whole graphemes from the start of a text as fit into `max` UTF-16 code units. */
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
  // A cut text can be far longer than what is kept of it.
  const kept = wholeGraphemes(text.slice(0, max * 2), max - ELLIPSIS.length);
  const space = text[kept.length] === " " ? kept.length : kept.lastIndexOf(" ");
  const words = space >= max * LEAST_KEPT ? kept.slice(0, space) : kept;
  return `${words.replace(/[\s,;:.·|–-]+$/u, "")}${ELLIPSIS}`;
}
