/** An entry of a list: the id of a rental and the index of its place in the page's points. */
export type ListEntry = readonly [id: number, place: number];

/** Index of the place of a rental without a known place. */
export const NO_PLACE = -1;
