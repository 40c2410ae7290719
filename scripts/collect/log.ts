import { timedLines } from "./timed-lines.ts";

/** Prints what a command that runs for days says, each line with its time. */
export const log = (said: string): void => console.log(timedLines(said, new Date()));

export const logError = (said: string): void => console.error(timedLines(said, new Date()));
