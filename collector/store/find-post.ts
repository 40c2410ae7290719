import { CliError } from "../../lib/cli/cli-error.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import type { CollectorService } from "./service.ts";

/** The post that a message belongs to, when it is among these. */
export function postOf(rows: readonly PostRow[], key: PostKey): PostRow | undefined {
  return rows.find(
    ({ channel, message_ids }) => channel === key.channel && message_ids.includes(key.message_id),
  );
}

/**
 * The key with the channel's name as it is stored, which an owner may write in another case; of a post that was taken
 * down too. Null when no such post was collected.
 */
export async function findKey(service: CollectorService, written: PostKey): Promise<PostKey | null> {
  for (const channel of namesOf(written.channel, await service.rows.channelsEver())) {
    const key = { channel, message_id: written.message_id };
    const { posts } = await service.context([key], []);
    if (postOf(posts, key)) return key;
    const { tombstones } = await service.known(channel, key.message_id, key.message_id);
    if (tombstones.includes(key.message_id)) return key;
  }
  return null;
}

/** The stored names of a channel: there may be several that differ in case. */
export function namesOf(written: string, channels: ReadonlySet<string>): string[] {
  const folded = written.toLowerCase();
  return [...channels].filter((name) => name.toLowerCase() === folded);
}

/** A channel's name as it is stored: Telegram's names ignore case. One that is not stored is new. */
export async function storedChannel({ rows }: CollectorService, written: string): Promise<string> {
  const channels = await rows.channels();
  const [stored = written] = channels.has(written) ? [] : namesOf(written, channels);
  return stored;
}

/** The names of the collected channels, as a command lists them. */
export async function collected(service: CollectorService): Promise<string> {
  const channels = await service.rows.channels();
  return `Collected channels: ${channels.size === 0 ? "nothing yet" : [...channels].join(", ")}.`;
}

/** The same as `findKey`. Throws a `CliError` that lists the known channels when no such post was collected. */
export async function storedKey(service: CollectorService, written: PostKey): Promise<PostKey> {
  const key = await findKey(service, written);
  if (key) return key;
  throw new CliError(`${keyText(written)}: no such post was collected. ${await collected(service)}`);
}
