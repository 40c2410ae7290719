/** From `start` up to but excluding `end`, in UTF-16 code units. */
export type Span = { start: number; end: number };

/** Spans in order, with those that overlap, touch or are `isNear` joined to one. */
export function joinedSpans(
  spans: readonly Span[],
  isNear: (before: Span, after: Span) => boolean = () => false,
): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && (start <= last.end || isNear(last, { start, end }))) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
