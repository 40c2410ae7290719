import { existsSync, realpathSync } from "node:fs";
import { readdir, stat, statfs } from "node:fs/promises";
import { lastBeat } from "../collect/heartbeat.ts";
import { dataFolderPaths, readRunningService } from "../embedded-service/data-folder.ts";
import { inaccessibleFile } from "../embedded-service/inaccessible-file.ts";
import { serviceClient } from "../service-client.ts";
import { backupsFolder, backupTime } from "./backup-names.ts";
import type { DoctorFacts } from "./doctor-facts.ts";
import { bytesIn } from "./room.ts";
import { readServeStatus } from "./serve-status.ts";

const TIMEOUT_MS = 5_000;
const MEGABYTE = 1024 * 1024;
/** Besides two copies of the database: a build, its dependencies, and photos of the next weeks. */
const SPARE_MB = 1_536;
const OTHERS = 0o077;

/** Asks the running data service, and starts none: doctor must change nothing. */
async function queueOf(data: string): Promise<DoctorFacts["queue"]> {
  const running = await readRunningService(data);
  if (running === null) return null;
  const client = serviceClient(running.url, running.secretKey);
  // One that hangs must not have doctor hang, too.
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const head = { count: "exact", head: true } as const;
  const [posts, messages] = await Promise.all([
    client.from("posts").select("message_id", head).eq("status", "queued").abortSignal(signal),
    client.from("alert_outbox").select("id", head).abortSignal(signal),
  ]);
  return posts.count === null || messages.count === null
    ? null
    : { posts: posts.count, messages: messages.count };
}

async function diskOf(data: string): Promise<DoctorFacts["disk"]> {
  const { bavail, bsize } = await statfs(data);
  const database = await bytesIn(dataFolderPaths(data).database);
  return {
    freeMb: Math.floor((bavail * bsize) / MEGABYTE),
    neededMb: Math.ceil((2 * database) / MEGABYTE) + SPARE_MB,
  };
}

async function servingOf(data: string, link: string): Promise<DoctorFacts["serving"]> {
  const status = await readServeStatus(data);
  if (status === null) return null;
  const linked = existsSync(link) ? realpathSync(link) : status.release;
  return {
    release: status.release,
    linked,
    follows: status.follows,
    refused: status.refused?.problem ?? null,
  };
}

/** What a data folder says of itself. `link` leads to the release that should be served. */
export async function folderFacts(
  data: string,
  link: string,
): Promise<Pick<DoctorFacts, "folder" | "disk" | "backups" | "serving" | "lastBeat" | "queue">> {
  const backups = await readdir(backupsFolder(data)).catch(() => []);
  if (!existsSync(dataFolderPaths(data).database))
    return { folder: null, disk: null, backups: [], serving: null, lastBeat: null, queue: null };
  return {
    folder: {
      isPrivate: ((await stat(data)).mode & OTHERS) === 0,
      inaccessible: await inaccessibleFile(data),
    },
    disk: await diskOf(data).catch(() => null),
    backups: backups.flatMap((name) => backupTime(name) ?? []),
    serving: await servingOf(data, link),
    lastBeat: await lastBeat(data),
    queue: await queueOf(data).catch(() => null),
  };
}
