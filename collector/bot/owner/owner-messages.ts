import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { postKey } from "../../posts/post-key.ts";
import { ensureDone, rowsOf } from "../../store/call-function.ts";

const ownerMessage = z.object({
  chat_id: z.coerce.number(),
  message_id: z.coerce.number(),
  posts: z.array(postKey).min(1),
  photo_messages: z.array(z.coerce.number()),
});
/** A message of the bot with the card of a post, the first, or with a list of posts. */
export type OwnerMessage = z.infer<typeof ownerMessage>;

type MessageKey = Pick<OwnerMessage, "chat_id" | "message_id">;

/** The cards and lists in the chats of the owners. Methods throw a `CliError` if the service refuses. */
export class OwnerMessages {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  get #table() {
    return this.#client.from("owner_messages");
  }

  async find({ chat_id, message_id }: MessageKey): Promise<OwnerMessage | null> {
    const read = await this.#table.select("*").match({ chat_id, message_id });
    return rowsOf("to find a card", read, ownerMessage)[0] ?? null;
  }

  async gone(): Promise<OwnerMessage[]> {
    const read = await this.#table.select("*").eq("is_gone", true).limit(500);
    return rowsOf("to find cards", read, ownerMessage);
  }

  async add(message: OwnerMessage): Promise<void> {
    ensureDone("a card", await this.#table.upsert({ ...message, is_gone: false }));
  }

  async forget({ chat_id, message_id }: MessageKey): Promise<void> {
    ensureDone("to forget a card", await this.#table.delete().match({ chat_id, message_id }));
  }
}
