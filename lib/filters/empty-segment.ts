/** Stands for the empty query, because a path segment cannot be empty. Separate, because next.config.ts imports it. */
export const EMPTY_SEGMENT = "-";
