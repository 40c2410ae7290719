import { DAY_MS } from "../../lib/time/region-day.ts";
import { judgePost } from "../judge/judge-post.ts";
import { fetchFile, type TelegramFiles, withDownloadFolder } from "../sources/bot/fetch-file.ts";
import { isRefusal } from "../store/call-function.ts";
import type { OwedMedium } from "../store/followed-chats.ts";
import { mayBeShown } from "./copy-photos.ts";
import { loadState } from "./load-state.ts";
import { type Run, writeChanges } from "./run-batch.ts";

const MAX_OWED_MS = 7 * DAY_MS;

/** Downloads one owed file into its post. Returns whether it is no longer owed. */
async function fetchOwedFile(
  run: Run,
  files: TelegramFiles,
  folder: string,
  medium: OwedMedium,
  now: Date,
): Promise<boolean> {
  const { channel, message_id, identity } = medium;
  const key = { channel, message_id };
  const state = await loadState(run, [key]);
  const row = state.withMessage(key);
  if (!row || !mayBeShown(row)) return true;
  const fetched = await fetchFile(files, folder, { fileId: medium.file_id, identity, bytes: medium.bytes });
  if (fetched.isOwed) return now.getTime() - medium.owed_since.getTime() > MAX_OWED_MS;
  const { urls, problems } = await run.photos.storePhotos([fetched.media]);
  for (const problem of problems) run.tally.photoProblem(problem);
  if (urls.length === 0) return true;
  const others = row.media.filter((each) => each.message_id !== message_id);
  const media = [...others, { message_id, urls }].sort((a, b) => a.message_id - b.message_id);
  judgePost(state, { ...row, media });
  await writeChanges(run, state);
  return true;
}

/** Downloads files that Telegram refused when their posts came (docs/behaviour.md, C8). Returns how many are still owed. */
export async function fetchOwed(run: Run, files: TelegramFiles, now: Date): Promise<number> {
  const { followed } = run.service;
  const owed = await followed.owed();
  if (owed.length === 0) return 0;
  let remaining = owed.length;
  await withDownloadFolder(async (folder) => {
    for (const medium of owed) {
      if (!files.pause.isOver()) break;
      const { channel, message_id } = medium;
      const isSettled = await fetchOwedFile(run, files, folder, medium, now).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        run.tally.refuse({ channel, message_id }, error);
        return true;
      });
      if (!isSettled) continue;
      await followed.owe(channel, [message_id], []);
      remaining -= 1;
    }
  });
  return remaining;
}
