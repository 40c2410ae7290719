import { z } from "zod";
import { postKey } from "../../posts/post-key.ts";
import { Stored } from "../../store/call-function.ts";

const ownerMessage = z.object({
  chat_id: z.coerce.number(),
  message_id: z.coerce.number(),
  posts: z.array(postKey).min(1),
  photo_messages: z.array(z.coerce.number()),
});
/** A message of the bot with the card of a post, the first; the second is the listing that it may repeat. */
export type OwnerMessage = z.infer<typeof ownerMessage>;

type MessageKey = Pick<OwnerMessage, "chat_id" | "message_id">;

/** The cards in the chats of the owners. */
export class OwnerMessages extends Stored {
  get #table() {
    return this.client.from("owner_messages");
  }

  async find({ chat_id, message_id }: MessageKey): Promise<OwnerMessage | null> {
    const read = this.#table.select("*").match({ chat_id, message_id });
    return (await this.read("to find a card", read, ownerMessage))[0] ?? null;
  }

  gone(): Promise<OwnerMessage[]> {
    return this.read("to find cards", this.#table.select("*").eq("is_gone", true).limit(500), ownerMessage);
  }

  add(message: OwnerMessage): Promise<void> {
    return this.write("a card", this.#table.upsert({ ...message, is_gone: false }));
  }

  forget({ chat_id, message_id }: MessageKey): Promise<void> {
    return this.write("to forget a card", this.#table.delete().match({ chat_id, message_id }));
  }
}
