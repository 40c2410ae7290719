export type Quartiles = { lowest: number; lower: number; median: number; upper: number; highest: number };

/** By linear interpolation, the default of R, NumPy and spreadsheets. `ascending` must not be empty; `share` is from 0 to 1. */
export function quantile(ascending: readonly number[], share: number): number {
  const position = (ascending.length - 1) * share;
  const below = ascending[Math.floor(position)] ?? Number.NaN;
  const above = ascending[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export function quartilesOf(ascending: readonly number[]): Quartiles {
  return {
    lowest: quantile(ascending, 0),
    lower: quantile(ascending, 0.25),
    median: quantile(ascending, 0.5),
    upper: quantile(ascending, 0.75),
    highest: quantile(ascending, 1),
  };
}
