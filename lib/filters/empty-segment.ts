/** The segment of the empty query, because a path segment cannot be empty. */
export const EMPTY_SEGMENT = "-";
