import { AHEAD_MS } from "../../lib/time/region-day.ts";

/** Puts the time of the region before each line of a log: "2026-11-24 07:12:03  published  1". */
export function timedLines(text: string, at: Date): string {
  const time = new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");
  return text
    .split("\n")
    .map((line) => `${time}  ${line}`.trimEnd())
    .join("\n");
}

/** Nobody watches a longer run; its log is read later. */
const LONG_RUN_MS = 120_000;

export function timedWhenLong(text: string, elapsedMs: number, at: Date): string {
  return elapsedMs < LONG_RUN_MS ? text : timedLines(text, at);
}

/** Prints a message of a command that runs for days, each line with its time. */
export const log = (text: string): void => console.log(timedLines(text, new Date()));

export const logError = (text: string): void => console.error(timedLines(text, new Date()));

/** Prints a message: as it is on a terminal, with times in a log once the command takes long. */
export function logRun(text: string): void {
  const isTerminal = process.stdout.isTTY;
  console.log(isTerminal ? text : timedWhenLong(text, performance.now(), new Date()));
}
