import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Longest end of an error output, in characters. */
const MAX_OUTPUT = 4_000;

/** Collects the end of the process's error output, for the message about its failure. */
export function lastErrorOutput({ stderr }: Pick<ChildProcess, "stderr">): () => string {
  let output = "";
  stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  return () => output.trim();
}

/** Asks a process to end, by default with SIGTERM, and kills it if it still runs after `killAfterMs`. */
export async function endProcess(
  child: ChildProcess,
  killAfterMs: number,
  ask: () => void = () => child.kill("SIGTERM"),
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  const killTimer = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  ask();
  await exit;
  clearTimeout(killTimer);
}
