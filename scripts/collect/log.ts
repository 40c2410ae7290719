import { timedLines, timedWhenLong } from "./timed-lines.ts";

/** Prints what a command that runs for days says, each line with its time. */
export const log = (said: string): void => console.log(timedLines(said, new Date()));

export const logError = (said: string): void => console.error(timedLines(said, new Date()));

/** Prints what this command says, on a terminal as it is, into a log with the time of each line once the command takes long. */
export function logRun(said: string): void {
  const isRead = process.stdout.isTTY;
  console.log(isRead ? said : timedWhenLong(said, performance.now(), new Date()));
}
