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

/** Pages of Google that lead on to the address in a parameter: consent, and links that open an app. */
const LEADING_ON = /^(?:maps\.app\.goo\.gl|(?:consent|maps|www)\.google\.[a-z.]{2,6})$/;

/** The address inside another, in `link=` or `continue=`; an address without one is itself. */
export function innerAddress(url: URL): URL {
  const { hostname, searchParams } = url;
  const inner = LEADING_ON.test(hostname) ? (searchParams.get("link") ?? searchParams.get("continue")) : null;
  const target = inner === null ? null : URL.parse(inner);
  return target !== null && /^https?:$/.test(target.protocol) ? innerAddress(target) : url;
}
