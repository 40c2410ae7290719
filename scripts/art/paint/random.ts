export type Random = {
  next: () => number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** Seeded generator (mulberry32): the same seed draws the same picture on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** A smooth wavering line between -1 and 1, made of a few sines with random phases. */
export function wave(random: Random, octaves = 4): (x: number) => number {
  const parts = Array.from({ length: octaves }, (_, octave) => ({
    rate: 2 ** octave * random.between(0.8, 1.25),
    phase: random.between(0, Math.PI * 2),
    weight: 0.55 ** octave,
  }));
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return (x) =>
    parts.reduce((sum, part) => sum + part.weight * Math.sin(x * part.rate + part.phase), 0) / total;
}
