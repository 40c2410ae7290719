import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CliError } from "../lib/cli/cli-error.ts";
import { dataFolder, folderInUse, readRunningService } from "./embedded-service/data-folder.ts";
import { ERASE_PATH } from "./embedded-service/erase-deleted.ts";
import { lockWhenFree } from "./embedded-service/lock-folder.ts";
import { KEYS, type ServiceKeys } from "./embedded-service/service-keys.ts";
import { optional } from "./environment.ts";
import { projectNode } from "./project-node.ts";

const SERVE = fileURLToPath(new URL("./embedded-service/serve.ts", import.meta.url));
/** The variable with further flags of Node.js for the service's process. */
const FLAGS = "EMBEDDED_SERVICE_FLAGS";
const STOP_AFTER_MS = 2_000;
const MAX_OUTPUT = 4_000;

const firstMessage = z.union([
  z.object({ url: z.url(), anonKey: z.string(), secretKey: z.string() }),
  z.object({ refusal: z.string() }),
]);

/** How to reach a data service. */
interface Reachable {
  url: string;
  /** Reads what a visitor may read. */
  anonKey: string;
  /** Writes, past row-level security. Never hand it to the site. */
  secretKey: string;
}

export interface EmbeddedService extends Reachable {
  pid: number;
  /** Has it answer at the address of a service that ended, too. */
  standInAt: (url: string) => Promise<void>;
  /** Resolves to the last error output when the process exits without `close()`. */
  crashed: Promise<string>;
  close: () => Promise<void>;
}

/** Keeps the end of the process's error output, to be shown when it fails. */
function lastErrorOutput(child: ChildProcess): () => string {
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  return () => output.trim();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  const killTimer = setTimeout(() => child.kill("SIGKILL"), STOP_AFTER_MS);
  if (child.connected) child.disconnect();
  await exit;
  clearTimeout(killTimer);
}

/**
 * Starts a data service in a process of its own, on a free port of the loopback interface: the REST interface of a hosted
 * project over a Postgres with the schema of supabase/migrations, kept in `folder` (see `dataFolder`), or for null empty
 * and in memory. It ends with `close()` and with the process that started it, however that ends. Rejects with a
 * `CliError` when another process has the folder, otherwise with the process's own words when it cannot start. `keys` are those
 * of a service that it stands in for; without them it has new ones.
 */
export async function startEmbeddedService(
  folder: string | null = null,
  keys: ServiceKeys | null = null,
): Promise<EmbeddedService> {
  const child = fork(SERVE, folder === null ? [] : [folder], {
    execPath: projectNode(),
    execArgv: ["--disable-warning=ExperimentalWarning", ...(optional(FLAGS)?.split(" ") ?? [])],
    env: {
      ...process.env,
      DO_NOT_TRACK: "1",
      LITE_TELEMETRY: "0",
      NODE_OPTIONS: "",
      [KEYS]: JSON.stringify(keys),
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const errorOutput = lastErrorOutput(child);
  const exit = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), exit.then(() => [null])]);
  if (message === null) throw new Error(`The data service did not start.\n${errorOutput()}`);
  const first = firstMessage.parse(message);
  if ("refusal" in first) {
    // Until its end it holds the folder.
    await exit;
    throw new CliError(first.refusal);
  }

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
  const standInAt = async (url: string) => {
    const answered = once(child, "message");
    child.send({ standInAt: url });
    const [refusal] = await Promise.race([answered, exit]);
    if (refusal !== true) throw new Error(`The data service cannot listen at ${url}: ${refusal}`);
  };
  return { ...first, pid: child.pid ?? 0, standInAt, crashed, close };
}

/**
 * The data service of a folder, for a command that may run while the site does: the one that has the folder open,
 * otherwise one that is started now. `close` ends only the latter. Throws a `CliError` when neither can be had.
 */
export async function openDataFolder(path: string): Promise<Reachable & { close: () => Promise<void> }> {
  const folder = dataFolder(path);
  const lock = await lockWhenFree(folder);
  lock?.release();
  if (lock !== null) return startEmbeddedService(folder);
  const running = await readRunningService(folder);
  if (running === null) throw await folderInUse(folder);
  return { ...running, close: async () => undefined };
}

/** Has what was deleted leave the files of a folder's database, not only its tables. Throws a `CliError` when it stays there. */
export async function eraseDeletedIn(path: string): Promise<void> {
  const { url, secretKey, close } = await openDataFolder(path);
  const request = { method: "POST", headers: { apikey: secretKey } };
  const answer = await fetch(`${url}${ERASE_PATH}`, request).catch(() => null);
  await close();
  if (answer?.ok) return;
  throw new CliError(
    `What was taken down is off the site, but still in the files of ${path}. Make room on its disk, start the site again if it runs, and repeat the command.`,
  );
}
