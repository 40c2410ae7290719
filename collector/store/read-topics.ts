import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { serviceError } from "./call-function.ts";

const topicRow = z.object({
  chat_id: z.coerce.number(),
  topic_id: z.coerce.number(),
  after_message: z.coerce.number(),
  /** Null if it is not known, or the group has no topics. */
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
});
/** A topic of a group that the bot reads, from the message on that said so. */
export type ReadTopic = z.infer<typeof topicRow>;
type TopicKey = Pick<ReadTopic, "chat_id" | "topic_id">;

/** The groups and topics that the bot was told to read. Methods throw a `CliError` if the service refuses. */
export class ReadTopics {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  async of(chatId: number): Promise<ReadTopic[]> {
    const { data, error } = await this.#client.from("read_topics").select("*").eq("chat_id", chatId);
    if (error) throw serviceError("to list what is read in groups", error.message);
    return z.array(topicRow).parse(data);
  }

  /** A topic that is read already goes on being read from where it was. */
  async add(topics: readonly ReadTopic[]): Promise<void> {
    if (topics.length === 0) return;
    const { error } = await this.#client.from("read_topics").upsert([...topics], { ignoreDuplicates: true });
    if (error) throw serviceError("to read in a group", error.message);
  }

  /** Stores the name of a topic, if it is read. */
  async rename({ chat_id, topic_id }: TopicKey, name: string): Promise<void> {
    const { error } = await this.#client.from("read_topics").update({ name }).match({ chat_id, topic_id });
    if (error) throw serviceError("the name of a topic", error.message);
  }

  /** Returns whether the topic was read until now. */
  async remove({ chat_id, topic_id }: TopicKey): Promise<boolean> {
    const { data, error } = await this.#client
      .from("read_topics")
      .delete()
      .match({ chat_id, topic_id })
      .select("chat_id");
    if (error) throw serviceError("to read no more in a group", error.message);
    return data.length > 0;
  }
}
