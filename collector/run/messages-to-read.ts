import type { Chat, Message } from "grammy/types";
import { isGroup, topicOf } from "../sources/bot/bot-message.ts";
import type { ReadTopic } from "../store/followed-chats.ts";
import type { Run } from "./run-batch.ts";

/** `topic` is the name of the message's forum topic, null if it is not known. */
export type Received = { message: Message; isEdit: boolean; topic: string | null };

/** The name of a read topic. One that nobody has renamed since it is read has the name with which it began. */
async function nameOf({ service }: Run, topic: ReadTopic, first: string | null): Promise<string | null> {
  if (topic.name !== null || first === null) return topic.name;
  topic.name = first;
  await service.topics.rename(topic, first);
  return first;
}

/** What is read of a chat (docs/behaviour.md, B29): all of a channel, the named topics of a group. `topic` becomes its present name. */
export async function messagesToRead(
  run: Run,
  chat: Chat,
  received: readonly Received[],
): Promise<Received[]> {
  if (!isGroup(chat)) return [...received];
  const topics = await run.service.topics.of(chat.id);
  const read: Received[] = [];
  for (const each of received) {
    const { message, topic: first } = each;
    const topic = topics.find(({ topic_id }) => topic_id === topicOf(message));
    if (!topic || message.message_id <= topic.after_message) continue;
    read.push({ ...each, topic: await nameOf(run, topic, first) });
  }
  return read;
}
