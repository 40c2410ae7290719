/** An entry of a list: the id of a rental and the index of its place among the points of the page. */
export type ListEntry = readonly [id: number, place: number];

/** In place of an index, for a rental without a known place. */
export const NO_PLACE = -1;
