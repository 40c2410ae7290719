/** Draws that depend on the seed only. */
export interface Random {
  /** Whole number from min to max, both included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A generator per key: changing one listing leaves every other as it was. Picking from nothing is a RangeError. */
export function randomFor(key: string): Random {
  const next = mulberry32(hash(key));
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));

  function pick<T>(items: readonly T[]): T {
    for (const item of items.slice(int(0, items.length - 1))) return item;
    throw new RangeError(`Nothing to pick from (${key})`);
  }

  function weighted<T>(choices: readonly (readonly [number, T])[]): T {
    let rest = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      rest -= weight;
      if (rest < 0) return value;
    }
    throw new RangeError(`Nothing to choose from (${key})`);
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  return { int, between, chance: (probability) => next() < probability, pick, weighted, shuffle };
}
