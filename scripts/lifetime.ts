import { CliError } from "../lib/cli/cli-error.ts";

const cleanups: (() => void | Promise<void>)[] = [];
let exiting = false;

/** Registers a cleanup for the end of this command; the last one registered runs first. Returns how to take it back. */
export function onExit(cleanup: () => void | Promise<void>): () => void {
  cleanups.unshift(cleanup);
  return () => {
    const at = cleanups.indexOf(cleanup);
    if (at >= 0) cleanups.splice(at, 1);
  };
}

/** Runs every cleanup and exits. Further calls do nothing. */
export async function exit(exitCode: number): Promise<void> {
  if (exiting) return;
  exiting = true;
  for (const cleanup of [...cleanups]) await cleanup();
  process.exit(exitCode);
}

/** Whether the command is exiting, so that a child that stops now was meant to. */
export function isExiting(): boolean {
  return exiting;
}

/** As a shell says that Ctrl-C ended a command. */
const CUT_SHORT = 130;

/** Exits on Ctrl-C, on a signal, and when the parent process is gone; with code 0 a command that works until then. */
export function exitOnSignals(exitCode: 0 | typeof CUT_SHORT = CUT_SHORT): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => exit(exitCode));
  process.on("disconnect", () => exit(exitCode));
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
