/** A rental of a list: its id, and the index of its place in the page's points, or NO_PLACE. */
export type ListEntry = readonly [id: number, place: number];

export const NO_PLACE = -1;
