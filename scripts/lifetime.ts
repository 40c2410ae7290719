import { CliError } from "../lib/cli/cli-error.ts";

const cleanups: (() => void | Promise<void>)[] = [];
let exiting = false;

/** Registers a cleanup for the end of this command; the last one registered runs first. */
export function onExit(cleanup: () => void | Promise<void>): void {
  cleanups.unshift(cleanup);
}

/** Runs every cleanup and exits. Further calls do nothing. */
export async function exit(exitCode: number): Promise<void> {
  if (exiting) return;
  exiting = true;
  for (const cleanup of cleanups) await cleanup();
  process.exit(exitCode);
}

/** Whether the command is exiting, so that a child that stops now was meant to. */
export function isExiting(): boolean {
  return exiting;
}

/** Exits on Ctrl-C, on a signal, and when the parent process is gone. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => exit(0));
  process.on("disconnect", () => exit(0));
  // Don't keep the process alive just for the disconnect listener.
  process.channel?.unref();
}

/** Runs a command. An error exits with code 1 after the cleanups; a `CliError` is printed without its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!exiting) console.error(error instanceof CliError ? error.message : error);
    await exit(1);
  }
}
