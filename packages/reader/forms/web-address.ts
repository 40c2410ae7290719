const OPENER_OF: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const PUNCTUATION = ".,;:!?'»”’*_~|";

/** Removes the punctuation of the surrounding sentence. A closing bracket stays with its opening one. */
export function withoutTrailingPunctuation(match: string): string {
  const count = new Map<string, number>();
  for (const char of match) count.set(char, (count.get(char) ?? 0) + 1);
  let end = match.length;
  for (; end > 0; end -= 1) {
    const last = match.charAt(end - 1);
    const closers = count.get(last) ?? 0;
    const opener = OPENER_OF[last];
    const isUnopened = opener !== undefined && closers > (count.get(opener) ?? 0);
    if (!isUnopened && !PUNCTUATION.includes(last)) break;
    count.set(last, closers - 1);
  }
  return match.slice(0, end);
}
