import { stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { lastBeat } from "../collect/heartbeat.ts";
import { inaccessibleFile, readRunningService } from "../embedded-service/data-folder.ts";
import { optional, publicAddress, telegramRoot } from "../environment.ts";
import { serviceClient } from "../service-client.ts";
import { ownUrl, requestedAddress } from "../start/address.ts";
import { backupsFolder, backupsIn, freeMegabytes } from "./backup.ts";
import { type DoctorFacts, findingLines, findings } from "./findings.ts";

/** One that hangs must not have doctor hang, too. */
const TIMEOUT_MS = 15_000;

const time = z.coerce.date().nullish();
const healthAnswer = z.object({
  dataService: z.string(),
  shown: z.number().default(0),
  newest: time,
  ratesFetchedAt: time,
});

const ask = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);

/** Addresses that no sitemap names, and the status of each. */
const FIXED: readonly (readonly [path: string, status: number])[] = [
  ["/", 200],
  ["/robots.txt", 200],
  ["/feed.xml", 200],
  ["/api/rentals?ids=1", 200],
  ["/rental/no-such-rental", 404],
];

/** One address of every kind in the sitemap: "/rental/" for "/ru/rental/x", "/?" for "/?location=x". */
function pagesOf(sitemap: string): string[] {
  const kinds = new Map<string, string>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    const kind = pathname.replace(/^\/(?:id|ru)(?=\/|$)/, "").replace(/[^/]+$/, "") + search.slice(0, 1);
    if (!kinds.has(kind)) kinds.set(kind, pathname + search);
  }
  return [...kinds.values()];
}

/** What the site at this address says of itself, with one request to every kind of page. */
export async function siteFacts(site: string): Promise<Pick<DoctorFacts, "health" | "failedPages">> {
  const answer = await ask(`${site}/api/health`);
  if (answer === null) return { health: null, failedPages: [] };
  const health = healthAnswer.safeParse(await answer.json().catch(() => null)).data ?? null;
  const sitemap = (await (await ask(`${site}/sitemap.xml`))?.text()) ?? "";
  const failedPages: string[] = [];
  // One after another: on a small machine a request to every kind at once would be refused.
  for (const [path, status] of [...pagesOf(sitemap).map((path) => [path, 200] as const), ...FIXED]) {
    const given = await ask(site + path);
    await given?.arrayBuffer().catch(() => null);
    if (given?.status !== status) failedPages.push(`${path} ${given?.status ?? "does not answer"}`);
  }
  return { health, failedPages };
}

/** Asks the running data service, and starts none: doctor must change nothing. */
async function queueOf(data: string): Promise<DoctorFacts["queue"]> {
  const running = await readRunningService(data);
  if (running === null) return null;
  const client = serviceClient(running.url, running.secretKey);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const head = { count: "exact", head: true } as const;
  const [posts, messages] = await Promise.all([
    client.from("posts").select("message_id", head).eq("status", "queued").abortSignal(signal),
    client.from("alert_outbox").select("id", head).abortSignal(signal),
  ]);
  if (posts.count === null || messages.count === null) return null;
  return { posts: posts.count, messages: messages.count };
}

/** Whether Telegram knows the bot by this token; null if it cannot be asked. */
async function isTokenAccepted(token: string): Promise<boolean | null> {
  const answer = await ask(`${telegramRoot()}/bot${token}/getMe`);
  return answer && (answer.ok || ![401, 404].includes(answer.status));
}

/** The public address, and whether visitors reach the site by it; null if it is none of the web. */
async function askedAddress(): Promise<DoctorFacts["address"]> {
  const url = publicAddress();
  return url === undefined ? null : { url, answers: (await ask(`${url}/api/health`))?.ok ?? false };
}

async function newestBackup(data: string): Promise<Date | null> {
  const folder = backupsFolder(data);
  const [name] = await backupsIn(folder);
  return name === undefined ? null : (await stat(join(folder, name))).mtime;
}

/** Prints what is right and what is wrong with the site of this machine, and changes nothing. Returns whether all is right. */
export async function doctor(data: string, isJson = false): Promise<boolean> {
  const token = optional("TELEGRAM_BOT_TOKEN");
  const site = ownUrl(requestedAddress());
  const all = findings({
    ...(await siteFacts(site)),
    ...{ site, now: new Date() },
    data,
    inaccessible: await inaccessibleFile(data),
    freeMb: await freeMegabytes(data),
    newestBackup: await newestBackup(data),
    ...(token === undefined
      ? {}
      : { lastBeat: await lastBeat(data), isTokenAccepted: await isTokenAccepted(token) }),
    address: await askedAddress(),
    queue: await queueOf(data),
  });
  const isRight = all.every((finding) => finding.isRight);
  console.log(isJson ? JSON.stringify({ isRight, findings: all }) : findingLines(all).join("\n"));
  return isRight;
}
