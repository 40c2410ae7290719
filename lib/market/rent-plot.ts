import type { RentGroup } from "./rent-market";

/** In units of the plot, which are CSS pixels on a phone. */
export const PLOT_WIDTH = 338;
const MARGIN = 8;
/** Distance between columns, and between the dots of a column unless they have to be squeezed. */
const PITCH = 7;
const COLUMNS = 1 + Math.floor((PLOT_WIDTH - 2 * MARGIN) / PITCH);
const MAX_STACKED = 70;

/** Rents further from the middle half than this multiple of its width are drawn at the edge. */
const WIDEST_TAIL = 3;

export type RentPlot = {
  height: number;
  /** One upward line per column, drawn with dots `step` apart: its size does not grow with the group. */
  dots: string;
  step: number;
  lower: number;
  median: number;
  upper: number;
  /** Position of the column whose lowest dot is the listing's; null if its rent does not count. */
  own: number | null;
  base: number;
  from: number;
  to: number;
  /** Number of rents beyond the ends, which are drawn at the ends. */
  beyond: number;
};

/** The lowest and highest rents, except outliers. */
function axisOf({ lowest, lower, median, upper, highest }: RentGroup): { from: number; to: number } {
  const reach = Math.max(WIDEST_TAIL * (upper - lower), median / 2);
  return { from: Math.max(lowest, lower - reach), to: Math.min(highest, upper + reach) };
}

/** Plots the rents of a group as columns of dots (docs/behaviour.md, A6). `rent`: the listing's, if it counts. */
export function rentPlot(group: RentGroup, rent: number | null): RentPlot {
  const { from, to } = axisOf(group);
  const share = (amount: number) =>
    to === from ? 0.5 : Math.min(1, Math.max(0, (amount - from) / (to - from)));
  const columnOf = (amount: number) => Math.round(share(amount) * (COLUMNS - 1));
  const columnPosition = (column: number) => MARGIN + column * PITCH;
  const position = (amount: number) => Math.round(columnPosition(share(amount) * (COLUMNS - 1)) * 10) / 10;

  const columns = Map.groupBy(group.rents, columnOf);
  const most = Math.max(...[...columns.values()].map(({ length }) => length));
  const step = Math.min(PITCH, Math.round((MAX_STACKED / most) * 100) / 100);
  const base = Math.ceil(Math.max(3, most) * step) + MARGIN;
  const own = rent === null ? null : columnOf(rent);
  const dots = [...columns].map(([column, { length }]) => {
    const below = column === own ? 1 : 0;
    const rise = Math.round((length - below - 1) * step * 100) / 100;
    // A tenth longer, so that the line includes the last dot.
    return length === below ? "" : `M${columnPosition(column)} ${base - below * step}v-${rise + 0.1}`;
  });
  return {
    height: base + MARGIN,
    base,
    step,
    from,
    to,
    dots: dots.join(""),
    lower: position(group.lower),
    median: position(group.median),
    upper: position(group.upper),
    own: own === null ? null : columnPosition(own),
    beyond: group.rents.filter((amount) => amount < from || amount > to).length,
  };
}
