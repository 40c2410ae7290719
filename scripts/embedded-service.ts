import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { projectNode } from "./project-node.ts";

const SERVE = fileURLToPath(new URL("./embedded-service/serve.ts", import.meta.url));
const STOP_AFTER_MS = 2_000;
const KEPT_OUTPUT = 4_000;

const readyMessage = z.object({ url: z.url(), anonKey: z.string(), secretKey: z.string() });

export interface EmbeddedService {
  url: string;
  /** Reads what a visitor may read. */
  anonKey: string;
  /** Writes, past row-level security. Never hand it to the site. */
  secretKey: string;
  /** Settles with what the process said last, when it ended without `close()`. */
  crashed: Promise<string>;
  close: () => Promise<void>;
}

/** The end of what the process writes to its error output, to be shown when it fails. */
function lastErrorOutput(child: ChildProcess): () => string {
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  });
  return () => output.trim();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_AFTER_MS);
  if (child.connected) child.disconnect();
  await exit;
  clearTimeout(impatience);
}

/**
 * Starts a data service in a process of its own, on a free port of the loopback interface: the REST interface of a hosted
 * project over an empty Postgres in memory with the schema of supabase/migrations. It ends with `close()` and with the
 * process that started it, however that ends. Rejects with the process's own words when it cannot start.
 */
export async function startEmbeddedService(): Promise<EmbeddedService> {
  const child = fork(SERVE, {
    execPath: projectNode(),
    execArgv: [],
    env: { ...process.env, DO_NOT_TRACK: "1", LITE_TELEMETRY: "0", NODE_OPTIONS: "" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const errorOutput = lastErrorOutput(child);
  const exit = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), exit.then(() => [null])]);
  if (message === null) throw new Error(`The data service did not start.\n${errorOutput()}`);
  const { url, anonKey, secretKey } = readyMessage.parse(message);

  let closing = false;
  const crashed = new Promise<string>((resolve) => {
    exit.then(() => closing || resolve(errorOutput()));
  });
  child.unref();
  child.channel?.unref();
  const close = () => {
    closing = true;
    child.ref();
    return stop(child);
  };
  return { url, anonKey, secretKey, crashed, close };
}
