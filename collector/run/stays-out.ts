import { keptOutEntry, removedHash } from "../judge/kept-out.ts";
import { photoHashes } from "../photos/photo-hashes.ts";
import type { ChannelPost, IncomingPost } from "../posts/post.ts";
import type { PostKey } from "../posts/post-key.ts";
import { posterKeys } from "../posts/poster-keys.ts";
import { messagesOf } from "./load-state.ts";
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
    const contact_keys = posterKeys(advert, forwardedFrom);
    const photos = await photoHashes(media.flatMap(({ files }) => files));
    const row = { ...named, message_ids: [...messageIds], contact_keys };
    return keptOutEntry(row, { text, advert, second: null }, { why: "removed", named, photos });
  });
  if (keptOut.length > 0) await writeBatch(run, { keptOut: await Promise.all(keptOut) });
}

/** The posts without those of removed contacts, of which only tombstones are written (docs/behaviour.md, C15). */
export async function withoutRemoved(
  run: Run,
  channel: string,
  incoming: readonly IncomingPost[],
): Promise<readonly IncomingPost[]> {
  const removed = await run.service.removedContacts();
  if (removed.size === 0) return incoming;
  const tombstones: (PostKey & { removed_contact: number })[] = [];
  const kept = incoming.filter(({ post: { id, messageIds, text, postedAt, forwardedFrom } }) => {
    const hash = removedHash(removed, posterKeys(run.rules.read(text, postedAt), forwardedFrom));
    if (hash === undefined) return true;
    const messages = messagesOf({ channel, message_ids: [...new Set([id, ...messageIds])] });
    tombstones.push(...messages.map((key) => ({ ...key, removed_contact: hash })));
    return false;
  });
  if (tombstones.length > 0) await writeBatch(run, { removed: tombstones });
  run.tally.add("left out", "its contact was removed", incoming.length - kept.length);
  return kept;
}
