import { CommanderError } from "@commander-js/extra-typings";
import { CliError } from "../lib/cli/cli-error.ts";

const cleanups: (() => void | Promise<void>)[] = [];
let exiting = false;

/** Registers a cleanup for the end of this command. The last one registered runs first. Returns a function to unregister it. */
export function onExit(cleanup: () => void | Promise<void>): () => void {
  cleanups.unshift(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
  };
}

export async function cleanUp(): Promise<void> {
  for (let next = cleanups.shift(); next; next = cleanups.shift()) await next();
}

export async function exit(exitCode: number): Promise<void> {
  if (exiting) return;
  exiting = true;
  await cleanUp();
  process.exit(exitCode);
}

/** Whether the command is exiting, so that a child that stops now has not crashed. */
export function isExiting(): boolean {
  return exiting;
}

const INTERRUPTED = 130;

/** Signals that end a command, unless it has another use for one. */
const ENDING: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Exits on Ctrl-C, on a signal, and when the parent process ends. Pass 0 for a command that is meant to run until then. */
export function exitOnSignals(exitCode: 0 | typeof INTERRUPTED = INTERRUPTED, signals = ENDING): void {
  for (const signal of signals) process.on(signal, () => exit(exitCode));
  process.on("disconnect", () => exit(exitCode));
  // Don't keep the process alive just for the disconnect listener.
  process.channel?.unref();
}

/**
 * Runs a command. After an error, runs the cleanups and exits with code 1. A `CliError` is printed without its stack; what is
 * wrong with the arguments, or their help, commander has printed already.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof CommanderError) return exit(error.exitCode);
    if (!exiting) console.error(error instanceof CliError ? error.message : error);
    await exit(1);
  }
}
