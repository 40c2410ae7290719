import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CliError, messageOf } from "../lib/cli/cli-error.ts";
import { endProcess, lastErrorOutput } from "./child-process.ts";
import { dataFolder, folderInUse, readRunningService } from "./embedded-service/data-folder.ts";
import { lockWhenFree } from "./embedded-service/lock-folder.ts";
import { COPY_PATH, ERASE_PATH } from "./embedded-service/maintain.ts";
import { optional } from "./environment.ts";

const SERVE = fileURLToPath(new URL("./embedded-service/serve.ts", import.meta.url));
/** Extra Node.js flags for the service's process. */
const FLAGS_VARIABLE = "EMBEDDED_SERVICE_FLAGS";
const STOP_AFTER_MS = 2_000;

const firstMessage = z.union([
  z.object({ url: z.url(), anonKey: z.string(), secretKey: z.string() }),
  z.object({ refusal: z.string() }),
]);

interface ServiceAccess {
  url: string;
  /** Has the rights of a visitor. */
  anonKey: string;
  /** Bypasses row-level security. Never pass it to the site. */
  secretKey: string;
}

export interface EmbeddedService extends ServiceAccess {
  pid: number;
  /** Resolves to the end of the error output if the process exits without `close()`. */
  crashed: Promise<string>;
  close: () => Promise<void>;
}

/**
 * Starts a data service in its own process, on a free loopback port: the REST interface of a hosted project over a Postgres
 * with the schema of supabase/migrations, in `folder` or, for null, empty and in memory. It ends with `close()` or with this
 * process, however that ends. Rejects with a `CliError` if another process has the folder open.
 */
export async function startEmbeddedService(folder: string | null = null): Promise<EmbeddedService> {
  const child = fork(SERVE, folder === null ? [] : [folder], {
    execArgv: ["--disable-warning=ExperimentalWarning", ...(optional(FLAGS_VARIABLE)?.split(" ") ?? [])],
    env: {
      ...process.env,
      DO_NOT_TRACK: "1",
      LITE_TELEMETRY: "0",
      NODE_OPTIONS: "",
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const errorOutput = lastErrorOutput(child);
  const exit = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), exit.then(() => [null])]);
  if (message === null) throw new Error(`The data service did not start.\n${errorOutput()}`);
  const first = firstMessage.parse(message);
  if ("refusal" in first) {
    // The process holds the folder's lock until it has exited.
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
    return endProcess(child, STOP_AFTER_MS, () => child.connected && child.disconnect());
  };
  return { ...first, pid: child.pid ?? 0, crashed, close };
}

/**
 * The data service of a folder: the running one if the site has the folder open, else a new one, which `close` ends. Throws a
 * `CliError` if the folder is locked but no service is announced.
 */
export async function openDataFolder(path: string): Promise<ServiceAccess & { close: () => Promise<void> }> {
  const folder = dataFolder(path);
  const lock = await lockWhenFree(folder);
  lock?.release();
  if (lock !== null) return startEmbeddedService(folder);
  const running = await readRunningService(folder);
  if (running === null) throw await folderInUse(folder);
  return { ...running, close: async () => undefined };
}

/** Asks the data service of a folder for what only the process that has it open can do. Throws a `CliError` if that fails. */
async function askService(folder: string, path: string, body: object, failed: string): Promise<void> {
  const { url, secretKey, close } = await openDataFolder(folder);
  try {
    const request = { method: "POST", headers: { apikey: secretKey }, body: JSON.stringify(body) };
    const answer = await fetch(`${url}${path}`, request);
    if (!answer.ok) throw new Error((await answer.text()) || `status ${answer.status}`);
  } catch (error) {
    throw new CliError(`${failed} (${messageOf(error)})`);
  } finally {
    await close();
  }
}

/** Erases deleted rows from the files of a folder's database, not only from its tables. Throws a `CliError` if that fails. */
export async function eraseDeleted(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const failed = `What was taken down is off the site, but still in the files of ${folder}. Make room on its disk, start the site again if it runs, and repeat the command.`;
  await askService(folder, ERASE_PATH, {}, failed);
}

/** Copies the database of a folder into an existing one, also while its site runs: between two requests. Throws a `CliError`. */
export const copyDatabase = (folder: string, to: string): Promise<void> =>
  askService(folder, COPY_PATH, { to }, `The database of ${folder} cannot be copied.`);
