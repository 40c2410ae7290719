/** The text before an offset, at most so many characters. */
export const textBefore = (text: string, offset: number, most: number): string =>
  text.slice(Math.max(0, offset - most), offset);

/** The tokens before an index, at most so many. */
export const tokensBefore = <T>(tokens: readonly T[], index: number, most: number): readonly T[] =>
  tokens.slice(Math.max(0, index - most), index);

/** The items after the last one that ends a part; all if none does. */
export const afterLast = <T>(items: readonly T[], isEnd: (item: T) => boolean): readonly T[] =>
  items.slice(items.findLastIndex(isEnd) + 1);

/** The end of the match of a sticky pattern at an offset; the offset itself without a match. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
