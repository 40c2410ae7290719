function bitsApart(a: string, b: string): number {
  return [...a].filter((bit, index) => bit !== b[index]).length;
}

/** How many bits two photos are apart: the one as a whole, and the other as a whole or any window of it. */
export function photoDistance(one: readonly string[], other: readonly string[]): number {
  const apart = (whole: string | undefined, parts: readonly string[]) =>
    Math.min(...parts.map((part) => bitsApart(whole ?? "", part)));
  return Math.min(apart(one[0], other), apart(other[0], one));
}
