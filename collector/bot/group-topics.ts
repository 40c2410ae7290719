import { isTelegramName } from "@rentals/reader/forms/chat-addresses.ts";
import { Composer } from "grammy";
import type { Chat } from "grammy/types";
import { reader } from "../../lib/region/region-reader.ts";
import { firstTopicName, newTopicName, topicOf } from "../sources/bot/bot-message.ts";
import { bareChatId, otherHolder } from "../sources/bot/followed-chat.ts";
import type { BotUpdate } from "./bot-context.ts";

const NAMELESS =
  "This chat has no public name. Write /collect NAME: its posts are kept under that name (a letter, then 3 to 31 letters, digits or _).";

const SEES =
  "I see messages only as an administrator, or if my privacy mode was switched off at @BotFather before I was added.";

/** What `/collect wishes` adds to the name of a topic, which then is read as one of wishes. */
const WISHES = "wishes";
const MARK = ` (/collect ${WISHES})`;

/** The name for the posts of a chat. A chat with a public name keeps the one it was first read under, as channels do (C5). */
function nameFor({ id, username }: Chat, written: string, pinned: Map<number, string>) {
  return username ? (pinned.get(id) ?? username) : written || pinned.get(id);
}

function topicSentence(name: string | null): string {
  const { area, propertyType, isOfWishes } = reader.readTopic(name ?? "");
  if (isOfWishes) return " Members look for homes here: nothing of it becomes a listing.";
  const facts = [area && `area ${area}`, propertyType && `type ${propertyType}`].filter((fact) => fact);
  return facts.length === 0
    ? ""
    : ` Adverts that do not say otherwise have this topic's ${facts.join(", ")}.`;
}

/** Reads a chat, or a topic of it, from a message on. Returns the answer. */
async function begin(
  { bot, chat, message }: BotUpdate & { chat: Chat; message: NonNullable<BotUpdate["message"]> },
  written: string,
): Promise<string> {
  const { followed } = bot.run.service;
  const pinned = await followed.chats();
  const isOfWishes = written === WISHES;
  const name = nameFor(chat, isOfWishes ? "" : written, pinned);
  if (name === undefined || (name === written && !isTelegramName(name))) return NAMELESS;
  const holder = otherHolder(pinned, name, chat.id);
  if (holder !== null) return `${name} is the name of chat ${bareChatId(holder)}: nothing is read here.`;
  await followed.pin(chat.id, name);
  const [topicId, topicName] = [topicOf(message), firstTopicName(message)];
  await followed.addTopics([
    { chat_id: chat.id, topic_id: topicId, after_message: message.message_id, name: topicName },
  ]);
  const read = (await followed.topicsOf(chat.id)).find(({ topic_id }) => topic_id === topicId);
  if (read && isOfWishes) await followed.renameTopic(read, `${read.name ?? ""}${MARK}`);
  const begun = `What is posted here from now on is read, and kept as ${name}. /collect stop ends that.`;
  return `${begun}${topicSentence(isOfWishes ? MARK : (read?.name ?? topicName))} ${SEES}`;
}

/** Which groups and topics are read: what an owner's `/collect` does there, and what follows their changes (docs/behaviour.md, B29). */
export const groupTopics = new Composer<BotUpdate>();

// The rows of the old group stay: messages that were sent before may still wait. Nobody writes there any more.
groupTopics.on("message:migrate_to_chat_id", async ({ bot, chat, message }) => {
  const { followed } = bot.run.service;
  const moved = { chat_id: message.migrate_to_chat_id, after_message: 0 };
  await followed.addTopics((await followed.topicsOf(chat.id)).map((row) => ({ ...row, ...moved })));
});

groupTopics.on("message:forum_topic_edited", async ({ bot, chat, message }) => {
  const name = newTopicName(message);
  if (name === null) return;
  const { followed } = bot.run.service;
  const read = (await followed.topicsOf(chat.id)).find(({ topic_id }) => topic_id === topicOf(message));
  if (read) await followed.renameTopic(read, read.name?.endsWith(MARK) ? `${name}${MARK}` : name);
});

groupTopics
  .on("message")
  // An anonymous administrator speaks as a bot of Telegram: nobody knows who that is.
  .filter(({ bot, from, senderChat }) => bot.owners.has(from.id) && senderChat === undefined)
  .command("collect", async (ctx) => {
    const { bot, chat, message, match } = ctx;
    if (match.trim().toLowerCase() !== "stop") {
      await ctx.reply(await begin(ctx, match.trim().replace(/^@/, "")));
      return;
    }
    const topic = { chat_id: chat.id, topic_id: topicOf(message) };
    const wasRead = await bot.run.service.followed.removeTopic(topic);
    await ctx.reply(wasRead ? "Nothing is read here any more." : "Nothing was read here.");
  });
