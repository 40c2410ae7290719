import { timedLines, timedWhenLong } from "./timed-lines.ts";

/** Prints a message of a command that runs for days, each line with its time. */
export const log = (text: string): void => console.log(timedLines(text, new Date()));

export const logError = (text: string): void => console.error(timedLines(text, new Date()));

/** Prints a message: as it is on a terminal, with times in a log once the command takes long. */
export function logRun(text: string): void {
  const isTerminal = process.stdout.isTTY;
  console.log(isTerminal ? text : timedWhenLong(text, performance.now(), new Date()));
}
