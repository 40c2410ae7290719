import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { photoSharerLines } from "../../collector/report/photo-sharer-lines.ts";
import { messageRecords, type SourceMessage, writeJsonArray } from "../../collector/report/records.ts";
import type { SecondTally } from "../../collector/report/tally.ts";
import { writeReport } from "../../collector/report/write-report.ts";
import { collectExport, type ExportRun } from "../../collector/run/collect-export.ts";
import { judgeBlocked, rereadPosts } from "../../collector/run/judge-stored.ts";
import { readWaiting } from "../../collector/run/read-waiting.ts";
import type { Run } from "../../collector/run/run-batch.ts";
import type { SecondReader } from "../../collector/second-reader/language-model.ts";
import { chooseChat } from "../../collector/sources/export/choose-chat.ts";
import { surveyExport } from "../../collector/sources/export/export-file.ts";
import { findExport } from "../../collector/sources/export/find-export.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { timeAtClock } from "../../lib/time/region-day.ts";
import { listingCounts } from "../start/listing-counts.ts";
import { askMapLinks, beginRun } from "./begin-run.ts";
import { secondReader } from "./second-reader.ts";

export type ExportFlags = {
  channel?: string;
  since?: string;
  data?: string;
  report?: string;
  json?: string;
  dryRun?: boolean;
};

/** Posts between two lines of progress: 20,000 take a minute, with photos longer. */
const LOG_INTERVAL = 2_500;

type Notes = ReadonlyMap<number, SourceMessage>;

async function writeResults(run: Run, flags: ExportFlags, channel: string, messages: Notes): Promise<void> {
  const { service, rules } = run;
  const records = () => messageRecords(service, channel, messages, rules);
  async function* recordsOnly() {
    for await (const { record } of records()) yield record;
  }
  if (flags.json !== undefined) await writeJsonArray(flags.json, recordsOnly());
  if (flags.report !== undefined) {
    await writeReport(flags.report, `${channel}: what was collected`, records(), [
      {
        heading: "The same photos in listings that differ",
        lines: photoSharerLines(await service.listings.photoSharers()),
      },
    ]);
  }
}

async function collectChat(
  run: Omit<ExportRun, "onMessage" | "onProgress">,
  flags: ExportFlags,
  reader: SecondReader | null,
): Promise<SecondTally | null> {
  let logged = 0;
  const messages = new Map<number, SourceMessage>();
  const areMessagesNeeded = flags.json !== undefined || flags.report !== undefined;
  const channel = await collectExport({
    ...run,
    onMessage: (id, postId, reason) => {
      if (areMessagesNeeded) messages.set(id, { postId, reason });
    },
    onProgress: (done) => {
      if (done < logged + LOG_INTERVAL) return;
      logged = done;
      console.log(`${done} of ${run.chat.messages} messages`);
    },
  });
  await askMapLinks(run);
  const secondTally = reader && (await readWaiting(run, reader));
  await writeResults(run, flags, channel, messages);
  return secondTally;
}

/** Throws a `CliError` if a result would overwrite the export, or the other result. */
async function checkDistinct(files: readonly (string | undefined)[]): Promise<void> {
  const named = files.filter((file) => file !== undefined);
  const identities = named.map(async (file) => {
    const found = await stat(file).catch(() => null);
    return found ? `${found.dev} ${found.ino}` : resolve(file);
  });
  if (new Set(await Promise.all(identities)).size === named.length) return;
  throw new CliError("The export, --report and --json have to be different files. Name another one.");
}

/** Collects an export. Throws a `CliError` if no message could be read or, after collecting the rest, if it is truncated. */
export async function collectFromExport(source: string, flags: ExportFlags): Promise<void> {
  const since = flags.since === undefined ? null : timeAtClock(`${flags.since}T00:00:00`);
  const files = await findExport(source);
  const now = new Date();
  const { chats, problem } = await surveyExport(files, now);
  const { advice, ...chosen } = chooseChat(chats, flags.channel ?? null);
  if (advice !== null) console.log(advice);
  await checkDistinct([files.json, flags.report, flags.json]);
  const reader = secondReader();
  const run = await beginRun(flags);
  const reread = await rereadPosts(run, (posts) => {
    if (posts % LOG_INTERVAL === 0) console.log(`${posts} earlier posts read again`);
  });
  if (reread > 0) console.log(`read ${counted(reread, "earlier post")} again, by newer rules or places`);
  await judgeBlocked(run);
  const isCutOff = problem !== null;
  const secondTally = await collectChat({ ...run, ...chosen, files, isCutOff, since, now }, flags, reader);
  console.log(`${chosen.channel}: ${counted(run.tally.messages, "message")}\n${run.tally}`);
  if (secondTally) console.log(`${secondTally}`);
  console.log((await listingCounts(run.client, now)).label);
  if (flags.dryRun) console.log("A dry run: nothing was written.");
  if (isCutOff) {
    throw new CliError(
      `${files.json} breaks off after message ${chosen.chat.lastId} (${problem}). What stands before it was collected; export the chat again for the rest.`,
    );
  }
  if (run.tally.messages > 0) return;
  throw new CliError(
    since === null ? "No message could be read." : `No message is from ${flags.since} or later.`,
  );
}
