const RUN = 3;

/** The words of a text; every number counts as the same word, because dates and rents change from post to post. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => (/^\p{N}/u.test(word) ? "0" : word));
}

/** The runs of three words of a text in lower case; a shorter text is one run. */
export function wordRuns(text: string): Set<string> {
  const words = wordsOf(text);
  if (words.length <= RUN) return new Set(words.length === 0 ? [] : [words.join(" ")]);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" ")));
}

/** How much of the shorter text stands in the longer one, from 0 to 1; 0 when either has no words. */
export function containment(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  let shared = 0;
  for (const run of shorter) if (longer.has(run)) shared += 1;
  return shared / shorter.size;
}
