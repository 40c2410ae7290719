/** Stands for the empty query in the path of the list's page: a path segment cannot be empty. */
export const EMPTY_SEGMENT = "-";
