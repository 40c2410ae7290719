import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const serveStatus = z.object({
  pid: z.int(),
  /** The folder that the processes run from. */
  release: z.string(),
  ports: z.array(z.int()),
  follows: z.boolean(),
  /** How many changes of the release it has finished, done or refused. */
  changes: z.int(),
  /** A release that was asked for and did not answer. */
  refused: z.object({ release: z.string(), problem: z.string() }).nullable(),
});

/** What `npm run site -- serve` says of itself to other commands. */
export type ServeStatus = z.infer<typeof serveStatus>;

const statusFile = (data: string) => join(data, "serve.json");

export async function writeServeStatus(data: string, status: ServeStatus | null): Promise<void> {
  const file = statusFile(data);
  if (status === null) return rm(file, { force: true });
  await writeFile(`${file}.unfinished`, JSON.stringify(status), { mode: 0o600 });
  await rename(`${file}.unfinished`, file);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, but it runs.
    return z.object({ code: z.literal("EPERM") }).safeParse(error).success;
  }
}

/** The status of the running `serve` of a data folder; null if none runs. */
export async function readServeStatus(data: string): Promise<ServeStatus | null> {
  const text = await readFile(statusFile(data), "utf8").catch(() => "null");
  const status = serveStatus.safeParse(JSON.parse(text)).data ?? null;
  return status !== null && isRunning(status.pid) ? status : null;
}
