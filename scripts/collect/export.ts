import { stat, writeFile } from "node:fs/promises";
import { messageRecords, type SourceMessage } from "../../collector/report/records.ts";
import { collectExport } from "../../collector/run/collect-export.ts";
import { judgeBlocked, judgeTooLittle, rereadPosts } from "../../collector/run/judge-stored.ts";
import { readWaiting } from "../../collector/run/read-waiting.ts";
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
  json?: string;
};

/** Posts between two lines of progress: 20,000 take a minute, with photos longer. */
const LOG_INTERVAL = 2_500;

/** Throws a `CliError` if the records would overwrite the export, also by another name for it. */
async function checkDistinct(source: string, records: string): Promise<void> {
  const [first, second] = await Promise.all([source, records].map((file) => stat(file).catch(() => null)));
  if (!first || first.dev !== second?.dev || first.ino !== second.ino) return;
  throw new CliError("--json names the export itself. Name another file.");
}

/** Collects an export. Throws a `CliError` if no message could be read or, after collecting the rest, if it is truncated. */
export async function collectFromExport(source: string, flags: ExportFlags): Promise<void> {
  const since = flags.since === undefined ? null : timeAtClock(`${flags.since}T00:00:00`);
  const files = await findExport(source);
  const now = new Date();
  const { chats, problem } = await surveyExport(files, now);
  const { advice, ...chosen } = chooseChat(chats, flags.channel ?? null);
  if (advice !== null) console.log(advice);
  if (flags.json !== undefined) await checkDistinct(files.json, flags.json);
  const reader = secondReader();
  const run = await beginRun(flags.data);
  const reread = await rereadPosts({ ...run, countsAtEnd: true }, (posts) => {
    if (posts % LOG_INTERVAL === 0) console.log(`${posts} earlier posts read again`);
  });
  if (reread > 0) console.log(`read ${counted(reread, "earlier post")} again, by newer rules or places`);
  await judgeBlocked(run);
  const isCutOff = problem !== null;
  const messages = new Map<number, SourceMessage>();
  let logged = 0;
  const channel = await collectExport({
    ...{ ...run, ...chosen, files, isCutOff, since, now },
    onMessage: (id, postId, reason) => {
      if (flags.json !== undefined) messages.set(id, { postId, reason });
    },
    onProgress: (done) => {
      if (done < logged + LOG_INTERVAL) return;
      logged = done;
      console.log(`${done} of ${chosen.chat.messages} messages`);
    },
  });
  await judgeTooLittle(run);
  await askMapLinks(run);
  const second = reader && (await readWaiting(run, reader));
  if (flags.json !== undefined) {
    const records = await Array.fromAsync(messageRecords(run.service, channel, messages, run.rules));
    await writeFile(flags.json, `${JSON.stringify(records, null, 1)}\n`);
  }
  console.log(`${chosen.channel}: ${counted(run.tally.messages, "message")}\n${run.tally}`);
  if (second) console.log(second);
  console.log((await listingCounts(run.client, now)).label);
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
