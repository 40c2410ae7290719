import { StatelessQuestion } from "@grammyjs/stateless-question";
import { Composer } from "grammy";
import { type AskedField, isAskedField } from "../desk/card-buttons.ts";
import { type PostCard, postCard } from "../desk/post-card.ts";
import { type Desk, type Outcome, pressCard, proposeValue, setValue } from "../desk/press-card.ts";
import { clipped, takenDownLine } from "../owner/post-lines.ts";
import { type BotUpdate, textOf } from "./bot-context.ts";
import { clearGone, editCard, pressData } from "./owner/card-message.ts";
import { onEarlierMessage } from "./send-message.ts";

/** A refused value is repeated in the question, and may be a message of 4,096 characters. */
const MAX_QUESTION = 500;

const UNKNOWN_CARD = "This card is not known any more. Send the link of its post for a new one.";

type OwnerUpdate = BotUpdate & { from: { id: number }; chat: { id: number } };

const deskOf = ({ bot: { run, now, erase }, from }: OwnerUpdate): Desk => ({
  ...{ run, now, erase },
  by: `telegram:${from.id}`,
});

/** The card in a message of the bot. An owner's are in the owner's own chat. */
async function shownIn({ bot, from, chat }: OwnerUpdate, message_id: number) {
  return from.id === chat.id ? bot.messages.find({ chat_id: chat.id, message_id }) : null;
}

/** Asks for the value of a field. The question carries which card it is for, so that a restart loses nothing. */
const valueQuestion = new StatelessQuestion<BotUpdate>("value", async (ctx, state) => {
  const [field = "", cardId] = state.split(":");
  if (ctx.hasChatType("private") && isAskedField(field)) await takeValue(ctx, field, Number(cardId));
});

async function ask(ctx: BotUpdate, cardId: number, field: AskedField, words: string): Promise<void> {
  const escaped = clipped(words, MAX_QUESTION).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  await valueQuestion.replyWithHTML(ctx, escaped, `${field}:${cardId}`);
}

/** Reads the reply to a question as a value, and asks whether that is right: the button finds the value in the reply. */
async function takeValue(ctx: OwnerUpdate, field: AskedField, cardId: number): Promise<void> {
  const { run, now } = ctx.bot;
  const [key] = (await shownIn(ctx, cardId))?.posts ?? [];
  const card = key ? await postCard(run, key, now) : null;
  if (card === null) {
    await ctx.reply(key ? takenDownLine(key) : UNKNOWN_CARD);
    return;
  }
  const { note, asks } = await proposeValue(run, field, textOf(ctx.message));
  if (asks) return ask(ctx, cardId, field, note);
  const right = { text: "Right", callback_data: pressData("set", field, cardId, card.version) };
  await ctx.reply(note, {
    reply_parameters: { message_id: ctx.msgId ?? 0 },
    reply_markup: { inline_keyboard: [[right]] },
  });
}

/** Does something about the card in a message, and shows it as it stands then. Returns the note for the press. */
async function onCard(
  ctx: OwnerUpdate,
  cardId: number,
  work: (card: PostCard) => Promise<Outcome>,
): Promise<string> {
  const { bot } = ctx;
  const shown = await shownIn(ctx, cardId);
  const [key] = shown?.posts ?? [];
  if (shown === null || key === undefined) return UNKNOWN_CARD;
  const card = await postCard(bot.run, key, bot.now);
  if (card === null) {
    await clearGone(bot);
    return takenDownLine(key);
  }
  const outcome = await work(card);
  if (outcome.asks) await ask(ctx, cardId, outcome.asks, outcome.note);
  else {
    const after = await postCard(bot.run, key, bot.now);
    await (after === null ? clearGone(bot) : editCard(bot, shown, after, outcome));
  }
  return outcome.note;
}

/** The cards of the owners' desk: their buttons, and the values that they ask for (docs/behaviour.md, B20 to B25). */
export const deskCards = new Composer<BotUpdate>();

const owners = deskCards.chatType("private");

owners.use(valueQuestion);

const answer = (ctx: BotUpdate, note: string) => onEarlierMessage(ctx.answerCallbackQuery({ text: note }));

owners.callbackQuery(/^o:set:(\w+):(\d+):([\w-]+)$/, async (ctx) => {
  const [, field = "", cardId, version = ""] = ctx.match;
  const written = textOf(ctx.callbackQuery.message?.reply_to_message);
  const note = isAskedField(field)
    ? await onCard(ctx, Number(cardId), (card) => setValue(deskOf(ctx), card, { field, written, version }))
    : UNKNOWN_CARD;
  await onEarlierMessage(ctx.editMessageText(note));
  await answer(ctx, note);
});

owners.callbackQuery(/^o:([^:]*)(?::(.*))?$/s, async (ctx) => {
  const [, press = "", version = ""] = ctx.match;
  const note = await onCard(ctx, ctx.msgId ?? 0, (card) => pressCard(deskOf(ctx), card, { press, version }));
  await answer(ctx, note);
});
