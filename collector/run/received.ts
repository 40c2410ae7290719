import type { Chat, Message } from "grammy/types";
import { NEAR_MS } from "../posts/join-photos.ts";
import { isGroup, topicOf } from "../sources/bot/bot-message.ts";
import type { ReadTopic } from "../store/followed-chats.ts";
import type { Run } from "./run-batch.ts";

/** `topic` is the name of the message's forum topic, null if it is not known. */
export type Received = { message: Message; isEdit: boolean; topic: string | null };

/** The name of a read topic. One that nobody has renamed since it is read has the name with which it began. */
async function nameOf({ service }: Run, topic: ReadTopic, first: string | null): Promise<string | null> {
  if (topic.name !== null || first === null) return topic.name;
  topic.name = first;
  await service.followed.renameTopic(topic, first);
  return first;
}

/** What is read of a chat (docs/behaviour.md, B29): all of a channel, the named topics of a group. `topic` becomes its present name. */
export async function messagesToRead(
  run: Run,
  chat: Chat,
  received: readonly Received[],
): Promise<Received[]> {
  if (!isGroup(chat)) return [...received];
  const topics = await run.service.followed.topicsOf(chat.id);
  const read: Received[] = [];
  for (const each of received) {
    const { message, topic: first } = each;
    const topic = topics.find(({ topic_id }) => topic_id === topicOf(message));
    if (!topic || message.message_id <= topic.after_message) continue;
    read.push({ ...each, topic: await nameOf(run, topic, first) });
  }
  return read;
}

/** What was received of each chat within `NEAR_MS`: a text and its photos may come with different answers. One per process. */
export type RecentMessages = Map<number, readonly Received[]>;

/** What was received of a chat shortly before, and notes what is received now. */
export function takeRecent(recent: RecentMessages, chat: Chat, received: readonly Received[]): Received[] {
  const ids = new Set(received.map(({ message }) => message.message_id));
  const since = Math.max(...received.map(({ message }) => message.date)) - NEAR_MS / 1_000;
  const earlier = (recent.get(chat.id) ?? []).filter(
    ({ message }) => message.date >= since && !ids.has(message.message_id),
  );
  recent.set(chat.id, [...earlier, ...received]);
  return earlier;
}
