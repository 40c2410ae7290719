import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type PostKey, type PostRow, postRow } from "../posts/rows.ts";
import { serviceError } from "./call-function.ts";

/** Ids that fit into the URL of one request. */
const MAX_IDS = 200;
const REPLIES_PER_PAGE = 500;

/** Groups messages by channel into requests of at most `MAX_IDS` distinct ids. */
function* byChannel(keys: readonly PostKey[]): Generator<{ channel: string; ids: number[] }> {
  for (const [channel, channelKeys] of Map.groupBy(keys, (key) => key.channel)) {
    const ids = [...new Set(channelKeys.map(({ message_id }) => message_id))].sort((a, b) => a - b);
    for (let start = 0; start < ids.length; start += MAX_IDS) {
      yield { channel, ids: ids.slice(start, start + MAX_IDS) };
    }
  }
}

/** The posts whose texts these messages hold. Throws a `CliError` if the service refuses. */
export async function storedPosts(client: SupabaseClient, keys: readonly PostKey[]): Promise<PostRow[]> {
  const found: PostRow[] = [];
  for (const { channel, ids } of byChannel(keys)) {
    const { data, error } = await client
      .from("posts")
      .select("*")
      .eq("channel", channel)
      .in("message_id", ids);
    if (error) throw serviceError("to list posts", error.message);
    found.push(...z.array(postRow).parse(data));
  }
  return found;
}

async function* repliesIn(
  client: SupabaseClient,
  channel: string,
  answered: readonly number[],
): AsyncGenerator<PostRow> {
  // A reply always has a higher id than the message it answers.
  let after = Math.min(...answered);
  for (let isMore = true; isMore; ) {
    const { data, error } = await client
      .from("posts")
      .select("*")
      .eq("channel", channel)
      .gt("message_id", after)
      .in("reply_to", answered)
      .order("message_id")
      .limit(REPLIES_PER_PAGE);
    if (error) throw serviceError("to list posts", error.message);
    const rows = z.array(postRow).parse(data);
    yield* rows;
    after = rows.at(-1)?.message_id ?? after;
    isMore = rows.length === REPLIES_PER_PAGE;
  }
}

/** The posts that reply to any of the messages. Throws a `CliError` if the service refuses. */
export async function storedReplies(client: SupabaseClient, keys: readonly PostKey[]): Promise<PostRow[]> {
  const found: PostRow[] = [];
  for (const { channel, ids } of byChannel(keys)) {
    found.push(...(await Array.fromAsync(repliesIn(client, channel, ids))));
  }
  return found;
}
