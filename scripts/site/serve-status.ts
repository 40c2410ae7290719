import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../embedded-service/replace-file.ts";
import { isRunning } from "../start/build-lock.ts";

const serveStatus = z.object({
  pid: z.int(),
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
  await replaceFile(file, JSON.stringify(status));
}

/** The status of the running `serve` of a data folder; null if none runs. */
export async function readServeStatus(data: string): Promise<ServeStatus | null> {
  const text = await readFile(statusFile(data), "utf8").catch(() => "null");
  const status = serveStatus.safeParse(JSON.parse(text)).data ?? null;
  return status !== null && isRunning(status.pid) ? status : null;
}
