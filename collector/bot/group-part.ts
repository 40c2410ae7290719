import { isTelegramName } from "../../lib/contact/telegram-name.ts";
import { readTopic } from "../../reader/topic.ts";
import type { BotChat } from "../sources/bot/bot-update.ts";
import { bareChatId, otherHolder } from "../sources/bot/followed-chat.ts";
import type { BotContext } from "./bot-context.ts";
import type { GroupCommand, Migration, TopicRename } from "./incoming.ts";

const COLLECT = /^\/collect(?:@(\w+))?(?:\s+@?(\S+))?\s*$/i;

const NAMELESS =
  "This chat has no public name. Write /collect NAME: its posts are kept under that name (a letter, then 3 to 31 letters, digits or _).";

const SEES =
  "I see messages only as an administrator, or if my privacy mode was switched off at @BotFather before I was added.";

/** What an owner's `/collect` does in a group (docs/behaviour.md, B29). */
export type GroupPart = {
  onCommand: (command: GroupCommand) => Promise<void>;
  onMigrated: (migration: Migration) => Promise<void>;
  onRenamed: (topic: TopicRename) => Promise<void>;
};

/** The name for the posts of a chat. A chat with a public name keeps the one it was first read under, as channels do (C5). */
function nameFor({ id, username }: BotChat, written: string | undefined, pinned: Map<number, string>) {
  return username ? (pinned.get(id) ?? username) : (written ?? pinned.get(id));
}

function topicSentence(name: string | null): string {
  const { area, propertyType } = readTopic(name ?? "");
  const facts = [area && `area ${area}`, propertyType && `type ${propertyType}`].filter((fact) => fact);
  return facts.length === 0
    ? ""
    : ` Adverts that do not say otherwise have this topic's ${facts.join(", ")}.`;
}

export function groupPart({ run, api }: BotContext): GroupPart {
  const { followed, topics } = run.service;

  async function begin(command: GroupCommand, written: string | undefined): Promise<string> {
    const { chat, topicId, topicName, messageId } = command;
    const pinned = await followed.chats();
    const name = nameFor(chat, written, pinned);
    if (name === undefined || (name === written && !isTelegramName(name))) return NAMELESS;
    const holder = otherHolder(pinned, name, chat.id);
    if (holder !== null) return `${name} is the name of chat ${bareChatId(holder)}: nothing is read here.`;
    await followed.pin(chat.id, name);
    await topics.add([{ chat_id: chat.id, topic_id: topicId, after_message: messageId, name: topicName }]);
    const read = (await topics.of(chat.id)).find(({ topic_id }) => topic_id === topicId);
    const begun = `What is posted here from now on is read, and kept as ${name}. /collect stop ends that.`;
    return `${begun}${topicSentence(read?.name ?? topicName)} ${SEES}`;
  }

  async function end({ chat, topicId }: GroupCommand): Promise<string> {
    const wasRead = await topics.remove({ chat_id: chat.id, topic_id: topicId });
    return wasRead ? "Nothing is read here any more." : "Nothing was read here.";
  }

  return {
    onCommand: async (command) => {
      const [isCollect, bot, written] = COLLECT.exec(command.text) ?? [];
      if (isCollect === undefined) return;
      if (bot !== undefined && bot.toLowerCase() !== (await api.getMe()).username.toLowerCase()) return;
      const answer = written?.toLowerCase() === "stop" ? await end(command) : await begin(command, written);
      const { chat, topicId } = command;
      await api.sendMessage(chat.id, answer, topicId === 0 ? {} : { message_thread_id: topicId });
    },
    // The rows of the old group stay: messages that were sent before may still wait. Nobody writes there any more.
    onMigrated: async ({ from, to }) =>
      topics.add((await topics.of(from)).map((row) => ({ ...row, chat_id: to, after_message: 0 }))),
    onRenamed: ({ chatId, topicId, name }) => topics.rename({ chat_id: chatId, topic_id: topicId }, name),
  };
}
