const hour = 3_600_000;
const day = 24 * hour;
/** Asia/Makassar, which has no summer time. */
const baliOffset = 8 * hour;
const firstPost = 6.5 * hour;
const waking = 16.5 * hour;

/**
 * When a post of about `ageHours` was sent, ISO 8601 in UTC: posts older than a day lie between 6:30 and 23:00 on Bali,
 * fresh ones keep their age. Older stays older, and the shift is -6.5 to +1 hours of age.
 */
export function postedAt(now: Date, ageHours: number): string {
  const exact = now.getTime() - ageHours * hour;
  if (ageHours < 24) return new Date(exact).toISOString();
  const local = exact + baliOffset;
  const midnight = Math.floor(local / day) * day;
  const squeezed = midnight + firstPost + ((local - midnight) / day) * waking;
  return new Date(squeezed - baliOffset).toISOString();
}

interface Span {
  share: number;
  /** Hours. The gaps between spans keep posts clear of "1 day", "7 days" and "30 days" whatever the shift. */
  from: number;
  to: number;
}

const spans: readonly Span[] = [
  { share: 0.06, from: 0.6, to: 22 },
  { share: 0.31, from: 36, to: 165 },
  { share: 0.565, from: 176, to: 717 },
  { share: 0.065, from: 740, to: 2390 },
];

/** Ages in hours of `count` posts, newest first: dense in the last week, a few older than 30 days. */
export function ages(count: number): number[] {
  let start = 0;
  return spans.flatMap(({ share, from, to }, index) => {
    const end = index === spans.length - 1 ? count : Math.round(start + share * count);
    const size = end - start;
    start = end;
    return Array.from({ length: size }, (_, place) => from + ((to - from) * (place + 0.5)) / size);
  });
}
