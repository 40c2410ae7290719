const PICTOGRAPH = /\p{Extended_Pictographic}/gu;
const SPACES = /^(?: |\u{fe0f})*$/u;

/** A picture repeated so often in a line separates its clauses. */
const LEAST_REPEATS = 3;

/** Offsets of pictures that separate clauses: `💫 18 mln/month 💫 15 min to Sanur 💫 private pool`. */
export function ornamentsIn(text: string): ReadonlySet<number> {
  const ornaments = new Set<number>();
  const places = new Map<string, number[]>();
  let [last, end] = ["", 0];
  const close = () => {
    for (const starts of places.values())
      if (starts.length >= LEAST_REPEATS) for (const start of starts) ornaments.add(start);
    places.clear();
  };
  for (const { 0: sign, index: start } of text.matchAll(PICTOGRAPH)) {
    const gap = text.slice(end, start);
    if (gap.includes("\n")) close();
    // `⭐⭐⭐` is one ornament.
    if (sign !== last || !SPACES.test(gap)) {
      const starts = places.get(sign) ?? [];
      starts.push(start);
      places.set(sign, starts);
    }
    last = sign;
    end = start + sign.length;
  }
  close();
  return ornaments;
}
