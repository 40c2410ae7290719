/** Stands for the empty query, because a path segment cannot be empty. Separate, because the build imports it (server/http/rewrites.ts). */
export const EMPTY_SEGMENT = "-";
