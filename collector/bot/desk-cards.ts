import { StatelessQuestion } from "@grammyjs/stateless-question";
import { Composer } from "grammy";
import { type AskedField, askedField } from "../desk/card-buttons.ts";
import { postCard } from "../desk/post-card.ts";
import { type Desk, giveValue, pressCard } from "../desk/press-card.ts";
import { clipped, takenDownLine } from "../owner/post-lines.ts";
import { escaped } from "../report/html.ts";
import { type BotUpdate, textOf } from "./bot-context.ts";
import type { OwnerMessage } from "./owner/owner-messages.ts";
import { clearGone, editCard, sendCard } from "./owner/show-message.ts";
import { deleteMessage, onEarlierMessage } from "./send-message.ts";

/** A refused value is repeated in the question, and may be a message of 4,096 characters. */
const MAX_QUESTION = 500;

const UNKNOWN_CARD = "This card is not known any more. Send the link of its post for a new one.";

const ANSWERED = "Answered below.";

type OwnerUpdate = BotUpdate & { from: { id: number }; chat: { id: number } };

const deskOf = ({ bot: { run, now, erase }, from }: OwnerUpdate): Desk => ({
  ...{ run, now, erase },
  by: `telegram:${from.id}`,
});

/** Asks for the value of a field. The question carries which card it is for, so that a restart loses nothing. */
const valueQuestion = new StatelessQuestion<BotUpdate>("value", async (ctx, state) => {
  if (ctx.hasChatType("private")) await takeValue(ctx, state);
});

async function ask(ctx: BotUpdate, { message_id }: OwnerMessage, field: AskedField, words: string) {
  await valueQuestion.replyWithHTML(ctx, escaped(clipped(words, MAX_QUESTION)), `${field}:${message_id}`);
}

/** Reads a reply to a question as the value that it asks for. */
async function takeValue(ctx: OwnerUpdate, state: string): Promise<void> {
  const { bot, chat } = ctx;
  const [written, messageId] = state.split(":");
  const field = askedField.safeParse(written).data;
  const shown = await bot.messages.find({ chat_id: chat.id, message_id: Number(messageId) });
  const [key] = shown?.posts ?? [];
  if (field === undefined || shown === null || key === undefined) {
    await ctx.reply(UNKNOWN_CARD);
    return;
  }
  const { note, stage, asks } = await giveValue(deskOf(ctx), field, textOf(ctx));
  const card = await postCard(bot.run, key, bot.now);
  if (card === null) await ctx.reply(takenDownLine(key));
  else if (asks) await ask(ctx, shown, asks, note);
  else {
    // The card moves down to the answer; its photos stay.
    await sendCard(bot, chat.id, card, { stage, note, photos: shown.photo_messages });
    await deleteMessage(bot.api, { chatId: chat.id, messageId: shown.message_id, hasPhoto: false }, ANSWERED);
    await bot.messages.forget(shown);
  }
}

type Pressed = { press: string; version: string };

async function openFromList({ bot, chat }: OwnerUpdate, list: OwnerMessage, { press, version }: Pressed) {
  const key = press === "open" ? list.posts[Number(version)] : undefined;
  if (key === undefined) return UNKNOWN_CARD;
  const card = await postCard(bot.run, key, bot.now);
  if (card === null) return takenDownLine(key);
  await sendCard(bot, chat.id, card);
  return "";
}

/** Does what a button says. Returns the note that Telegram shows. */
async function perform(ctx: OwnerUpdate, messageId: number, pressed: Pressed): Promise<string> {
  const { bot, from, chat } = ctx;
  // An owner's card is in the owner's own chat.
  const isOwn = from.id === chat.id;
  const shown = isOwn ? await bot.messages.find({ chat_id: chat.id, message_id: messageId }) : null;
  const [key] = shown?.posts ?? [];
  if (shown === null || key === undefined) return UNKNOWN_CARD;
  if (shown.stage === null) return openFromList(ctx, shown, pressed);
  const card = await postCard(bot.run, key, bot.now);
  if (card === null) {
    await onEarlierMessage(ctx.editMessageText(takenDownLine(key)));
    await bot.messages.forget(shown);
    return takenDownLine(key);
  }
  const { note, stage, asks } = await pressCard(deskOf(ctx), card, shown.stage, pressed);
  if (asks) await ask(ctx, shown, asks, note);
  else {
    const after = await postCard(bot.run, key, bot.now);
    if (after === null) await clearGone(bot);
    else await editCard(bot, shown, after, { stage, note });
  }
  return note;
}

/** The cards of the owners' desk: their buttons, and the values that they ask for (docs/behaviour.md, B20 to B25). */
export const deskCards = new Composer<BotUpdate>();

const owners = deskCards.chatType("private");

owners.use(valueQuestion);

owners.callbackQuery(/^o:([^:]*):?(.*)$/s, async (ctx) => {
  const [, press = "", version = ""] = ctx.match;
  const note = await perform(ctx, ctx.msgId ?? 0, { press, version });
  await onEarlierMessage(ctx.answerCallbackQuery({ text: note }));
});
