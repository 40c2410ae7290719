import { removedHash } from "../judge/kept-out.ts";
import { posterKeys } from "../posts/author.ts";
import type { IncomingPost } from "../posts/post.ts";
import type { PostKey } from "../posts/post-key.ts";
import { messagesOf } from "./load-state.ts";
import { type Run, writeBatch } from "./run-batch.ts";

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
