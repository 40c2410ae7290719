import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { ensureDone, rowsOf } from "./call-function.ts";

const topicRow = z.object({
  chat_id: z.coerce.number(),
  topic_id: z.coerce.number(),
  after_message: z.coerce.number(),
  /** Null if it is not known, or the group has no topics. */
  name: z.string().nullable().default(null),
});
export type ReadTopic = z.infer<typeof topicRow>;
type TopicKey = Pick<ReadTopic, "chat_id" | "topic_id">;

export class ReadTopics {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  get #table() {
    return this.#client.from("read_topics");
  }

  async of(chatId: number): Promise<ReadTopic[]> {
    const read = await this.#table.select("*").eq("chat_id", chatId);
    return rowsOf("to list what is read in groups", read, topicRow);
  }

  /** A topic that is read already goes on being read from where it was. */
  async add(topics: readonly ReadTopic[]): Promise<void> {
    if (topics.length === 0) return;
    ensureDone("to read in a group", await this.#table.upsert([...topics], { ignoreDuplicates: true }));
  }

  async rename({ chat_id, topic_id }: TopicKey, name: string): Promise<void> {
    ensureDone("the name of a topic", await this.#table.update({ name }).match({ chat_id, topic_id }));
  }

  /** Returns whether the topic was read until now. */
  async remove({ chat_id, topic_id }: TopicKey): Promise<boolean> {
    const removed = await this.#table.delete().match({ chat_id, topic_id }).select("chat_id");
    return rowsOf("to stop reading a topic", removed, z.unknown()).length > 0;
  }
}
