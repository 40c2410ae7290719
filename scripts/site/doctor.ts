import { stat, statfs } from "node:fs/promises";
import { lastBeat } from "../collect/heartbeat.ts";
import { dataFolderPaths, readRunningService } from "../embedded-service/data-folder.ts";
import { inaccessibleFile } from "../embedded-service/inaccessible-file.ts";
import { optional } from "../environment.ts";
import { serviceClient } from "../service-client.ts";
import { ownUrl, requestedAddress } from "../start/address.ts";
import { siteFacts } from "./ask-site.ts";
import { backupsOf } from "./backup.ts";
import { bytesIn } from "./copy-folder.ts";
import { type DoctorFacts, findingLines, findings } from "./findings.ts";

const TIMEOUT_MS = 15_000;
const MEGABYTE = 1024 * 1024;
/** Besides two copies of the database: a build, its dependencies, and photos of the next weeks. */
const SPARE_MB = 1_536;
const OTHERS = 0o077;

async function folderFacts(data: string): Promise<DoctorFacts["folder"]> {
  const { bavail, bsize } = await statfs(data);
  const database = await bytesIn(dataFolderPaths(data).database);
  return {
    isPrivate: ((await stat(data)).mode & OTHERS) === 0,
    inaccessible: await inaccessibleFile(data),
    freeMb: Math.floor((bavail * bsize) / MEGABYTE),
    neededMb: Math.ceil((2 * database) / MEGABYTE) + SPARE_MB,
  };
}

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
  if (posts.count === null || messages.count === null) return null;
  return { posts: posts.count, messages: messages.count };
}

/** Prints what is right and what is wrong with the site of this machine, and changes nothing. Returns whether all is right. */
export async function doctor(data: string, isJson = false): Promise<boolean> {
  const [folder, backups, queue, site] = await Promise.all([
    folderFacts(data),
    backupsOf(data),
    queueOf(data),
    siteFacts(ownUrl(requestedAddress())),
  ]);
  const follower = {
    isWanted: optional("TELEGRAM_BOT_TOKEN") !== undefined,
    lastBeat: await lastBeat(data),
  };
  const times = backups.map(({ at }) => at);
  const all = findings({ now: new Date(), data, folder, backups: times, follower, queue, ...site });
  const isRight = all.every(({ todo }) => todo === null);
  console.log(isJson ? JSON.stringify({ isRight, findings: all }) : findingLines(all).join("\n"));
  return isRight;
}
