/** What a group of rents says at a glance; each in the unit of the rents. */
export type Quartiles = { lowest: number; lower: number; median: number; upper: number; highest: number };

/**
 * A quantile by linear interpolation between the two nearest values (type 7 of Hyndman and Fan, that of R, NumPy and
 * spreadsheets). `ascending` must not be empty; `share` is from 0 to 1.
 */
export function quantile(ascending: readonly number[], share: number): number {
  const at = (ascending.length - 1) * share;
  const below = ascending[Math.floor(at)] ?? Number.NaN;
  const above = ascending[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** The ends, the median and the middle half of ascending values, of which there must be one. */
export function quartilesOf(ascending: readonly number[]): Quartiles {
  return {
    lowest: quantile(ascending, 0),
    lower: quantile(ascending, 0.25),
    median: quantile(ascending, 0.5),
    upper: quantile(ascending, 0.75),
    highest: quantile(ascending, 1),
  };
}
