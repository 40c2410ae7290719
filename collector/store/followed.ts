import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { RemoteFile } from "../sources/bot/bot-message.ts";
import { refusal } from "./call-function.ts";

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

function checked<Data>(
  what: string,
  { data, error }: { data: Data; error: { message: string } | null },
): Data {
  if (error) throw refusal(what, error.message);
  return data;
}

/** What is kept of the chats that a bot follows. Throws a `CliError` when it is refused. */
export class Followed {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  /** The name of each chat that posts were collected of. */
  async chats(): Promise<Map<number, string>> {
    const rows = checked(
      "to list chats",
      await this.#client.from("followed_chats").select("chat_id,channel"),
    );
    return new Map(
      z
        .array(chatRow)
        .parse(rows)
        .map(({ chat_id, channel }) => [chat_id, channel]),
    );
  }

  /** Keeps whose a name is, in place of what was kept of both. Returns whether that is new. */
  async pin(chatId: number, channel: string): Promise<boolean> {
    const chats = await this.chats();
    if (chats.get(chatId) === channel) return false;
    const others = [...chats].filter(
      ([id, name]) => id === chatId || name.toLowerCase() === channel.toLowerCase(),
    );
    const table = this.#client.from("followed_chats");
    if (others.length > 0)
      checked(
        "to forget a chat",
        await table.delete().in(
          "chat_id",
          others.map(([id]) => id),
        ),
      );
    checked("a chat", await table.insert({ chat_id: chatId, channel }));
    return true;
  }

  /** Keeps what is owed of messages, in place of what was owed of them before. */
  async owe(
    channel: string,
    messageIds: readonly number[],
    owed: readonly { message_id: number; file: RemoteFile }[],
  ): Promise<void> {
    const table = this.#client.from("owed_media");
    if (messageIds.length > 0) {
      checked(
        "owed photos",
        await table
          .delete()
          .eq("channel", channel)
          .in("message_id", [...messageIds]),
      );
    }
    if (owed.length === 0) return;
    const rows = owed.map(({ message_id, file }) => ({
      channel,
      message_id,
      file_id: file.fileId,
      identity: file.identity,
      bytes: file.bytes,
    }));
    checked("owed photos", await table.insert(rows));
  }

  /** What is owed longest first, a bounded number. */
  async owed(): Promise<OwedMedium[]> {
    const answer = await this.#client
      .from("owed_media")
      .select("*")
      .order("owed_since")
      .order("channel")
      .order("message_id")
      .limit(MAX_OWED);
    return z.array(owedRow).parse(checked("to list owed photos", answer));
  }
}
