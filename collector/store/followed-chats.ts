import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { RemoteFile } from "../sources/bot/bot-message.ts";
import { ensureDone, rowsOf } from "./call-function.ts";

const chatRow = z.object({ chat_id: z.coerce.number(), channel: z.string() });

const owedRow = z.object({
  channel: z.string(),
  message_id: z.int(),
  file_id: z.string(),
  identity: z.string(),
  bytes: z.coerce.number().nullable(),
  owed_since: z.coerce.date(),
});
/** A photo or video of a message that Telegram has not handed out yet. */
export type OwedMedium = z.infer<typeof owedRow>;

const MAX_OWED = 500;

/** The stored chats of a bot and the files that it still owes. Methods throw a `CliError` if the service refuses. */
export class FollowedChats {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  async chats(): Promise<Map<number, string>> {
    const read = await this.#client.from("followed_chats").select("chat_id,channel");
    const rows = rowsOf("to list chats", read, chatRow);
    return new Map(rows.map(({ chat_id, channel }) => [chat_id, channel]));
  }

  /** Stores that a channel name belongs to a chat, replacing earlier entries of either. Returns whether that is new. */
  async pin(chatId: number, channel: string): Promise<boolean> {
    const chats = await this.chats();
    if (chats.get(chatId) === channel) return false;
    const others = [...chats].flatMap(([id, name]) =>
      id === chatId || name.toLowerCase() === channel.toLowerCase() ? [id] : [],
    );
    const table = this.#client.from("followed_chats");
    if (others.length > 0) ensureDone("to forget a chat", await table.delete().in("chat_id", others));
    ensureDone("a chat", await table.insert({ chat_id: chatId, channel }));
    return true;
  }

  async owe(
    channel: string,
    messageIds: readonly number[],
    owed: readonly { message_id: number; file: RemoteFile }[],
  ): Promise<void> {
    const table = this.#client.from("owed_media");
    if (messageIds.length > 0) {
      const earlier = table.delete().eq("channel", channel);
      ensureDone("owed photos", await earlier.in("message_id", messageIds));
    }
    if (owed.length === 0) return;
    const rows = owed.map(({ message_id, file }) => ({
      channel,
      message_id,
      file_id: file.fileId,
      identity: file.identity,
      bytes: file.bytes,
    }));
    ensureDone("owed photos", await table.insert(rows));
  }

  async owed(): Promise<OwedMedium[]> {
    const answer = await this.#client
      .from("owed_media")
      .select("*")
      .order("owed_since")
      .order("channel")
      .order("message_id")
      .limit(MAX_OWED);
    return rowsOf("to list owed photos", answer, owedRow);
  }
}
