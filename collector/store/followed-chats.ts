import { z } from "zod";
import { Stored } from "./call-function.ts";

const chatRow = z.object({ chat_id: z.coerce.number(), channel: z.string() });

const topicRow = z.object({
  chat_id: z.coerce.number(),
  topic_id: z.coerce.number(),
  after_message: z.coerce.number(),
  /** Null if it is not known, or the group has no topics. */
  name: z.string().nullable().default(null),
});
export type ReadTopic = z.infer<typeof topicRow>;
type TopicKey = Pick<ReadTopic, "chat_id" | "topic_id">;

/** The chats of a bot, each tied to the name under which its posts are stored, and the topics that it reads in groups. */
export class FollowedChats extends Stored {
  async chats(): Promise<Map<number, string>> {
    const read = this.client.from("followed_chats").select("chat_id,channel");
    const rows = await this.read("to list chats", read, chatRow);
    return new Map(rows.map(({ chat_id, channel }) => [chat_id, channel]));
  }

  /** Stores that a channel name belongs to a chat, replacing earlier entries of either. Returns whether that is new. */
  async pin(chatId: number, channel: string): Promise<boolean> {
    const chats = await this.chats();
    if (chats.get(chatId) === channel) return false;
    const others = [...chats].flatMap(([id, name]) =>
      id === chatId || name.toLowerCase() === channel.toLowerCase() ? [id] : [],
    );
    const table = this.client.from("followed_chats");
    if (others.length > 0) await this.write("to forget a chat", table.delete().in("chat_id", others));
    await this.write("a chat", table.insert({ chat_id: chatId, channel }));
    return true;
  }

  get #topics() {
    return this.client.from("read_topics");
  }

  topicsOf(chatId: number): Promise<ReadTopic[]> {
    const read = this.#topics.select("*").eq("chat_id", chatId);
    return this.read("to list what is read in groups", read, topicRow);
  }

  /** A topic that is read already goes on being read from where it was. */
  async addTopics(topics: readonly ReadTopic[]): Promise<void> {
    if (topics.length === 0) return;
    await this.write("to read in a group", this.#topics.upsert([...topics], { ignoreDuplicates: true }));
  }

  renameTopic({ chat_id, topic_id }: TopicKey, name: string): Promise<void> {
    return this.write("the name of a topic", this.#topics.update({ name }).match({ chat_id, topic_id }));
  }

  /** Returns whether the topic was read until now. */
  async removeTopic({ chat_id, topic_id }: TopicKey): Promise<boolean> {
    const removed = this.#topics.delete().match({ chat_id, topic_id }).select("chat_id");
    return (await this.read("to stop reading a topic", removed, z.unknown())).length > 0;
  }
}
