import { removedHash } from "../judge/barred-contacts.ts";
import type { IncomingPost } from "../posts/post.ts";
import type { PostKey } from "../posts/post-key.ts";
import { posterKeys } from "../posts/poster-keys.ts";
import { messagesOf } from "./load-state.ts";
import { type Run, writeBatch } from "./run-batch.ts";

const REASON = "its contact was removed";

/** The posts without those of removed contacts, of which only tombstones are written (docs/behaviour.md, C15). */
export async function withoutRemoved(
  run: Run,
  channel: string,
  incoming: readonly IncomingPost[],
): Promise<readonly IncomingPost[]> {
  const removed = await run.service.removedContacts();
  if (removed.size === 0) return incoming;
  const kept: IncomingPost[] = [];
  const out = new Map<number, PostKey[]>();
  for (const one of incoming) {
    const { id, messageIds, text, postedAt, forwardedFrom } = one.post;
    const hash = removedHash(removed, posterKeys(run.rules.read(text, postedAt), forwardedFrom));
    const messages = messagesOf({ channel, message_ids: [...new Set([id, ...messageIds])] });
    if (hash === undefined) kept.push(one);
    else out.set(hash, [...(out.get(hash) ?? []), ...messages]);
  }
  for (const [hash, messages] of out) {
    await writeBatch(run, { removed: messages.map((key) => ({ ...key, removed_contact: hash })) });
  }
  run.tally.add("left out", REASON, incoming.length - kept.length);
  return kept;
}
