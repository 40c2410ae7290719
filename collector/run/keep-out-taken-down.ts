import { keptOutEntry } from "../judge/kept-out.ts";
import { photoHashes } from "../photos/photo-hashes.ts";
import type { ChannelPost } from "../posts/post.ts";
import { posterKeys } from "../posts/poster-keys.ts";
import { type Run, writeBatch } from "./run-batch.ts";

/** Stores fingerprints of posts that were taken down before they were collected, so that their reposts stay out too. */
export async function keepOutTakenDown(
  run: Run,
  channel: string,
  posts: readonly ChannelPost[],
): Promise<void> {
  if (posts.length === 0) return;
  const keptOutBefore = (await run.service.keptOut()).filter((entry) => entry.channel === channel);
  const known = new Set(keptOutBefore.flatMap(({ message_ids }) => message_ids));
  const unknown = posts.filter(({ messageIds }) => !messageIds.some((id) => known.has(id)));
  const keptOut = unknown.map(async ({ id, messageIds, text, postedAt, forwardedFrom, media }) => {
    const advert = run.rules.read(text, postedAt);
    const named = { channel, message_id: id };
    const row = {
      ...named,
      message_ids: [...messageIds],
      text,
      contact_keys: posterKeys(advert, forwardedFrom),
    };
    const photos = await photoHashes(media.flatMap(({ files }) => files));
    return keptOutEntry(row, advert, { why: "removed", named, photos });
  });
  if (keptOut.length > 0) await writeBatch(run, { keptOut: await Promise.all(keptOut) });
}
