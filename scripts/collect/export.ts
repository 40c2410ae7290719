import { z } from "zod";
import { messageRecords, type SourceMessage, writeJsonArray } from "../../collector/report/records.ts";
import type { SecondTally } from "../../collector/report/second-tally.ts";
import { writeReport } from "../../collector/report/write-report.ts";
import { collectExport, type ExportRun } from "../../collector/run/collect-export.ts";
import { readWaiting } from "../../collector/run/read-waiting.ts";
import { rereadPosts } from "../../collector/run/reread.ts";
import type { Run } from "../../collector/run/run-batch.ts";
import type { SecondReader } from "../../collector/second-reader/language-model.ts";
import { chooseChat } from "../../collector/sources/export/choose-chat.ts";
import { findExport } from "../../collector/sources/export/find-export.ts";
import { surveyExport } from "../../collector/sources/export/survey.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { progressLine } from "../progress-line.ts";
import { beginRun } from "./begin-run.ts";
import { logRun } from "./log.ts";
import { newListings } from "./new-listings.ts";
import { secondReader } from "./second-reader.ts";
import { checkWritable } from "./writable-files.ts";

export type ExportFlags = {
  channel?: string;
  since?: string;
  data?: string;
  report?: string;
  json?: string;
  "dry-run"?: boolean;
};

function sinceDate(written: string | undefined): Date | null {
  if (written === undefined) return null;
  if (!z.iso.date().safeParse(written).success)
    throw new CliError(`--since ${written}: write a date like 2026-10-01.`);
  // A day begins when it begins on Bali.
  return new Date(`${written}T00:00:00+08:00`);
}

/** After an update all posts are read again, which takes a minute for 20,000: what says nothing so long seems to hang. */
const REREAD_TOLD = 2_500;

type Notes = ReadonlyMap<number, SourceMessage>;

async function writeResults(run: Run, flags: ExportFlags, channel: string, noted: Notes): Promise<void> {
  const { service, rules } = run;
  const records = () => messageRecords(service, channel, noted, rules);
  async function* plain() {
    for await (const { record } of records()) yield record;
  }
  if (flags.json !== undefined) await writeJsonArray(flags.json, plain());
  if (flags.report !== undefined) {
    await writeReport(flags.report, `${channel}: what was collected`, records());
  }
}

/** How long the rest takes at the pace so far, in words; empty while that cannot be told. */
function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done >= total || elapsedMs < 1_000) return "";
  const seconds = Math.ceil((elapsedMs * (total - done)) / done / 1_000);
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}

/** Collects a chat, and has what waits read once more where there is a second reader. */
async function collectChat(
  run: Omit<ExportRun, "onMessage" | "onProgress">,
  flags: ExportFlags,
  reader: SecondReader | null,
): Promise<SecondTally | null> {
  const start = performance.now();
  const output = process.stdout.isTTY ? process.stdout : { write: (text: string) => logRun(text.trimEnd()) };
  const line = progressLine(output, "messages", (done, total) =>
    timeLeft(done, total, performance.now() - start),
  );
  const noted = new Map<number, SourceMessage>();
  const isNoted = flags.json !== undefined || flags.report !== undefined;
  await collectExport({
    ...run,
    onMessage: (id, postId, reason) => {
      if (isNoted) noted.set(id, { postId, reason });
    },
    onProgress: (done) => line(done, run.chat.messages),
  });
  const second = reader && (await readWaiting(run, reader));
  await writeResults(run, flags, run.channel, noted);
  return second;
}

/** Collects an export. Throws a `CliError` when there is nothing to be read in it, or when it breaks off. */
export async function collectFromExport(source: string, flags: ExportFlags): Promise<void> {
  const since = sinceDate(flags.since);
  const files = await findExport(source);
  const now = new Date();
  const { chats, problem } = await surveyExport(files, now);
  const { advice, ...chosen } = chooseChat(chats, flags.channel ?? null);
  if (advice !== null) logRun(advice);
  await checkWritable(flags, files.json);
  const reader = await secondReader();
  const run = await beginRun(flags);
  const reread = await rereadPosts(run, (posts) => {
    if (posts % REREAD_TOLD === 0) logRun(`${posts} earlier posts read again`);
  });
  if (reread > 0) logRun(`read ${counted(reread, "earlier post")} again, by newer rules or places`);
  const isCutOff = problem !== null;
  const second = await collectChat({ ...run, ...chosen, files, isCutOff, since, now }, flags, reader);
  logRun(`${chosen.channel}: ${counted(run.tally.messages, "message")}\n${run.tally}`);
  if (second) logRun(`${second}`);
  for (const line of await newListings(run.client, run.tally.published, now)) logRun(line);
  if (flags["dry-run"]) logRun("A dry run: nothing was written.");
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
