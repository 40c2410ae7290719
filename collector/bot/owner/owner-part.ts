import { OPEN } from "../../desk/card-buttons.ts";
import { namedPost } from "../../desk/named-post.ts";
import { postCard } from "../../desk/post-card.ts";
import { type Desk, giveValue, type Outcome, pressCard } from "../../desk/press-card.ts";
import { clipped, takenDownLine } from "../../owner/post-lines.ts";
import type { PostKey } from "../../posts/rows.ts";
import { findKey } from "../../store/find-post.ts";
import type { BotPart } from "../dispatch.ts";
import type { ChatMessage, Press } from "../incoming.ts";
import { deleteMessage, onEarlierMessage } from "../send-message.ts";
import { OWNER_DATA, parseOpen, parsePress } from "./card-message.ts";
import type { OwnerContext } from "./owner-context.ts";
import type { OwnerMessage } from "./owner-messages.ts";
import { clearGone, editCard, sendCard } from "./show-message.ts";
import { sendSkipped } from "./skipped-messages.ts";
import { sendWaiting } from "./tell-waiting.ts";

/** Telegram shows at most so much of the answer to a press. */
const MAX_NOTE = 200;

/** A refused value is repeated in the answer, and may be a message of 4,096 characters. */
const MAX_REFUSAL = 500;

/** A question that was not answered for an hour is not about the next message. */
const ASKS_FOR_MS = 60 * 60 * 1_000;

const GREETING =
  "You own this site: posts that wait come here, with buttons, and a summary every day at 8:00. /waiting lists what waits, /skipped what could not be handled. Forward a post, or send its link or the address of its listing, for its card.";

const LISTS = new Map([
  ["/waiting", sendWaiting],
  ["/skipped", sendSkipped],
]);

const UNKNOWN_CARD = "This card is not known any more. Send the link of its post for a new one.";

const ANSWERED = "Answered below.";

const deskOf = ({ run, now, erase }: OwnerContext, userId: number): Desk => ({
  run,
  now,
  erase,
  by: `telegram:${userId}`,
});

async function openFromList(context: OwnerContext, list: OwnerMessage, index: number): Promise<string> {
  const key = list.posts[index];
  const card = key ? await postCard(context.run, key, context.now) : null;
  if (card === null) return key ? takenDownLine(key) : UNKNOWN_CARD;
  await sendCard(context, list.chat_id, card);
  return "";
}

async function pressOnCard(context: OwnerContext, shown: OwnerMessage, press: Press): Promise<string> {
  const { run, now, messages } = context;
  const [key] = shown.posts;
  const pressed = parsePress(press.data);
  if (key === undefined || pressed === null) return UNKNOWN_CARD;
  const card = await postCard(run, key, now);
  if (card === null) {
    await onEarlierMessage(context.api.editMessageText(shown.chat_id, shown.message_id, takenDownLine(key)));
    await messages.forget(shown);
    return takenDownLine(key);
  }
  const { note, stage } = await pressCard(deskOf(context, press.from.id), card, shown.stage ?? OPEN, pressed);
  const after = await postCard(run, key, now);
  if (after === null) await clearGone(context);
  else await editCard(context, shown, after, { stage, note });
  return note;
}

async function pressed(context: OwnerContext, press: Press): Promise<string> {
  const { chatId: chat_id, messageId: message_id, from, data } = press;
  // An owner's card is in the owner's own chat.
  const shown = from.id === chat_id ? await context.messages.find({ chat_id, message_id }) : null;
  if (shown === null) return UNKNOWN_CARD;
  if (shown.stage !== null) return pressOnCard(context, shown, press);
  const index = parseOpen(data);
  return index === null ? UNKNOWN_CARD : openFromList(context, shown, index);
}

/** Reads a message as the value that a card has asked for. Returns false if no card has. */
async function takesValue(context: OwnerContext, { chatId, from, text }: ChatMessage): Promise<boolean> {
  const { run, now, messages, api } = context;
  const shown = await messages.asking(chatId, new Date(now.getTime() - ASKS_FOR_MS));
  const [key] = shown?.posts ?? [];
  if (shown?.stage?.kind !== "asks" || key === undefined || text === "") return false;
  const { note, stage }: Outcome = await giveValue(deskOf(context, from.id), shown.stage.field, text);
  const card = await postCard(run, key, now);
  if (card === null || stage.kind === "asks") {
    await api.sendMessage(chatId, card === null ? takenDownLine(key) : clipped(note, MAX_REFUSAL));
    return true;
  }
  // The card moves down to the answer; its photos stay.
  await sendCard(context, chatId, card, { stage, note, photos: shown.photo_messages });
  await deleteMessage(api, { chatId, messageId: shown.message_id, hasPhoto: false }, ANSWERED);
  await messages.forget(shown);
  return true;
}

/** The post that an owner forwards or links, as it is stored; "unknown" if it was not collected, null if none is named. */
async function mentionedPost(
  { run }: OwnerContext,
  message: ChatMessage,
): Promise<PostKey | "unknown" | null> {
  const { forwardedFrom: origin, text } = message;
  if (origin === null || origin.messageId === null) {
    return /\/rental[/?]|t(?:elegram)?\.me\/.+\/\d/i.test(text)
      ? ((await namedPost(run, text)) ?? "unknown")
      : null;
  }
  const channels = await run.service.followed.chats();
  const channel = channels.get(origin.chatId) ?? origin.username;
  const key = channel && { channel, message_id: origin.messageId };
  return (key && (await findKey(run.service, key))) || "unknown";
}

async function showMentioned(context: OwnerContext, message: ChatMessage): Promise<boolean> {
  const key = await mentionedPost(context, message);
  if (key === null) return false;
  const card = key === "unknown" ? null : await postCard(context.run, key, context.now);
  const missing = key === "unknown" ? "No post was collected from there." : takenDownLine(key);
  if (card !== null) await sendCard(context, message.chatId, card);
  else await context.api.sendMessage(message.chatId, missing);
  return true;
}

/** The part of the bot for the owners (docs/behaviour.md, B20 to B25). What it does not take is left to the visitors' part. */
export function ownerPart(context: OwnerContext): BotPart {
  return {
    onMessage: async (message) => {
      if (message.text === "/start") await context.api.sendMessage(message.chatId, GREETING);
      const list = LISTS.get(message.text);
      if (list) {
        await list(context, message.chatId);
        return true;
      }
      if (
        message.forwardedFrom === null &&
        !message.text.startsWith("/") &&
        (await takesValue(context, message))
      )
        return true;
      return showMentioned(context, message);
    },
    onPress: async (press) => {
      if (!press.data.startsWith(OWNER_DATA)) return false;
      const note = await pressed(context, press);
      await onEarlierMessage(
        context.api.answerCallbackQuery(press.id, { text: note.slice(0, MAX_NOTE).toWellFormed() }),
      );
      return true;
    },
  };
}
