const MAX_SECONDS = 60;

/** How long to wait before the next try, in seconds: twice as long after each failure before it. */
export const backoffSeconds = (failures: number): number => Math.min(2 ** failures, MAX_SECONDS);
