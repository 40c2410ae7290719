import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchFile, type TelegramFiles } from "../sources/bot/fetch-file.ts";
import type { OwedMedium } from "../store/followed.ts";
import { isKept } from "./copy-photos.ts";
import { type Run, writeChanges } from "./run-batch.ts";
import { storedState } from "./stored-state.ts";

/** After that a file that Telegram does not hand out is given up. */
const OWED_MS = 7 * 24 * 60 * 60 * 1_000;

/** Fetches one file into the post that owes it. Returns whether it is owed no longer. */
async function fetchOne(run: Run, files: TelegramFiles, medium: OwedMedium, now: Date): Promise<boolean> {
  const { channel, message_id, identity } = medium;
  const key = { channel, message_id };
  const state = await storedState(run.service, [key]);
  const row = state.withMessage(key);
  if (!row || !isKept(row)) return true;
  const fetched = await fetchFile(files, { fileId: medium.file_id, identity, bytes: medium.bytes });
  if (fetched.isOwed) return now.getTime() - medium.owed_since.getTime() > OWED_MS;
  const { urls, problems } = await run.photos.storePhotos([fetched.media]);
  for (const problem of problems) run.tally.photoProblem(problem);
  if (urls.length === 0) return true;
  const others = row.media.filter((each) => each.message_id !== message_id);
  const media = [...others, { message_id, urls }].sort((a, b) => a.message_id - b.message_id);
  state.change({ ...row, media });
  await writeChanges(run, state);
  return true;
}

/**
 * Asks Telegram again for the photos and videos that it did not hand out with their posts. Returns how many are owed still, of
 * those that were asked for (docs/behaviour.md, C8).
 */
export async function fetchOwed(run: Run, files: Omit<TelegramFiles, "folder">, now: Date): Promise<number> {
  const { followed } = run.service;
  const owed = await followed.owed();
  if (owed.length === 0) return 0;
  let left = owed.length;
  const folder = await mkdtemp(join(tmpdir(), "collector-"));
  try {
    for (const medium of owed) {
      if (!files.pause.isOver()) break;
      if (!(await fetchOne(run, { ...files, folder }, medium, now))) continue;
      await followed.owe(medium.channel, [medium.message_id], []);
      left -= 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return left;
}
