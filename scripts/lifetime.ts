import { ToldError } from "./told-error.ts";

const stops: (() => void | Promise<void>)[] = [];
let ending = false;

/** Has `stop` called when this command ends; the last one registered is called first. */
export function atEnd(stop: () => void | Promise<void>): void {
  stops.unshift(stop);
}

/** Stops everything that was started and ends the command. A second call changes nothing. */
export async function end(exitCode: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const stop of stops) await stop();
  process.exit(exitCode);
}

/** Whether the command is ending, so that what stops now was meant to stop. */
export function isEnding(): boolean {
  return ending;
}

/** Ends the command on Ctrl-C, on a signal, and when the process that started it is gone. */
export function endOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
  process.on("disconnect", () => end(0));
}

/** Runs a command. An error ends it, and what it started, with exit code 1; only the trace of a `ToldError` is left out. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!ending) console.error(error instanceof ToldError ? error.message : error);
    await end(1);
  }
}
