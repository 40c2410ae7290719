/** Values that were read and are right, read and are not, and stated but not read (as they are when read wrongly). */
export type Count = { right: number; wrong: number; missed: number };

export const NONE: Count = { right: 0, wrong: 0, missed: 0 };

export const add = (a: Count, b: Count): Count => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  missed: a.missed + b.missed,
});

/** The share of what was read that is right; null when nothing was read. */
export const precision = ({ right, wrong }: Count): number | null =>
  right + wrong === 0 ? null : right / (right + wrong);

/** The share of what is stated that was read; null when nothing is stated. */
export const recall = ({ right, missed }: Count): number | null =>
  right + missed === 0 ? null : right / (right + missed);

/** The counts of several values, of which none has to be read that is optional. */
export function countValues(
  wanted: ReadonlySet<string>,
  read: ReadonlySet<string>,
  optional: ReadonlySet<string> = new Set(),
): Count {
  return {
    right: wanted.intersection(read).size,
    wrong: read.difference(wanted).difference(optional).size,
    missed: wanted.difference(read).difference(optional).size,
  };
}

/** The count of one value: `read` is null when nothing was read, `accepted` holds null when that is right. */
export function countValue<V extends string | number>(
  accepted: readonly (V | null)[],
  read: V | null,
): Count {
  const isRight = accepted.includes(read);
  if (read === null) return { right: 0, wrong: 0, missed: isRight ? 0 : 1 };
  if (isRight) return { right: 1, wrong: 0, missed: 0 };
  return { right: 0, wrong: 1, missed: accepted.includes(null) ? 0 : 1 };
}
