const MAX_SECONDS = 60;

/** Seconds to wait before the next try: doubles with every failure in a row, up to a minute. */
export const backoffSeconds = (failures: number): number => Math.min(2 ** failures, MAX_SECONDS);
