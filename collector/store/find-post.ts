import { CliError } from "../../lib/cli/cli-error.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { CollectorService } from "./service.ts";

/** The key of a collected post, taken down or not, in the stored spelling of its channel; null if it was never collected. */
export async function findKey(service: CollectorService, written: PostKey): Promise<PostKey | null> {
  for (const channel of spellingsOf(written.channel, await service.rows.channelsEver())) {
    const key = { channel, message_id: written.message_id };
    const { posts } = await service.context([key], []);
    if (posts.some((row) => row.channel === channel && row.message_ids.includes(key.message_id))) return key;
    if ((await service.posts.takenDown(channel, key.message_id, key.message_id)).size > 0) return key;
  }
  return null;
}

/** The stored spellings of a channel name: several may differ in case. */
function spellingsOf(written: string, channels: ReadonlySet<string>): string[] {
  const folded = written.toLowerCase();
  return [...channels].filter((name) => name.toLowerCase() === folded);
}

/** The stored spelling of a channel name, since Telegram's names ignore case; `written` itself for a new channel. */
export async function storedChannel({ rows }: CollectorService, written: string): Promise<string> {
  const channels = await rows.channels();
  return channels.has(written) ? written : (spellingsOf(written, channels)[0] ?? written);
}

/** Like `findKey`, but throws a `CliError` that lists the collected channels if there is no such post. */
export async function storedKey(service: CollectorService, written: PostKey): Promise<PostKey> {
  const key = await findKey(service, written);
  if (key) return key;
  const channels = [...(await service.rows.channels())].join(", ") || "nothing yet";
  throw new CliError(`${keyText(written)}: no such post was collected. Collected channels: ${channels}.`);
}
