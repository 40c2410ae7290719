import { StatelessQuestion } from "@grammyjs/stateless-question";
import { Composer } from "grammy";
import { type AskedField, isAskedField } from "../desk/card-buttons.ts";
import { type PostCard, postCard } from "../desk/post-card.ts";
import { type Desk, type Outcome, pressCard, setValue } from "../desk/press-card.ts";
import { clipped, takenDownLine } from "../owner/post-lines.ts";
import { type BotUpdate, textOf } from "./bot-context.ts";
import { clearGone, editCard, sendShortCard } from "./owner/card-message.ts";
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
  if (!ctx.hasChatType("private") || !isAskedField(field)) return;
  const written = textOf(ctx.message);
  const { note, asks, after } = await onCard(ctx, Number(cardId), (card) =>
    setValue(deskOf(ctx), card, field, written),
  );
  if (asks) return;
  if (after) await sendShortCard(ctx.bot, ctx.chat.id, after, { note, presses: ["undo"] });
  else await ctx.reply(note);
});

async function ask(ctx: BotUpdate, cardId: number, field: AskedField, words: string): Promise<void> {
  const escaped = clipped(words, MAX_QUESTION).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  await valueQuestion.replyWithHTML(ctx, escaped, `${field}:${cardId}`);
}

/** Does something about the card in a message, and shows it as it stands then. Returns the outcome, with the card after it. */
async function onCard(
  ctx: OwnerUpdate,
  cardId: number,
  work: (card: PostCard) => Promise<Outcome>,
): Promise<Outcome & { after?: PostCard | null }> {
  const { bot } = ctx;
  const shown = await shownIn(ctx, cardId);
  const [key] = shown?.posts ?? [];
  if (shown === null || key === undefined) return { note: UNKNOWN_CARD };
  const card = await postCard(bot.run, key, bot.now);
  if (card === null) {
    await clearGone(bot);
    return { note: takenDownLine(key) };
  }
  const outcome = await work(card);
  if (outcome.asks) {
    await ask(ctx, cardId, outcome.asks, outcome.note);
    return outcome;
  }
  const after = await postCard(bot.run, key, bot.now);
  await (after === null ? clearGone(bot) : editCard(bot, shown, after, outcome));
  return { ...outcome, after };
}

/** The cards of the owners' desk: their buttons, and the values that they ask for (docs/behaviour.md, B20 to B25). */
export const deskCards = new Composer<BotUpdate>();

const owners = deskCards.chatType("private");

owners.use(valueQuestion);

owners.callbackQuery("right", async (ctx) => {
  await onEarlierMessage(ctx.editMessageReplyMarkup());
  await ctx.answerCallbackQuery();
});

owners.callbackQuery(/^o:([^:]*)(?::(.*))?$/s, async (ctx) => {
  const [, press = "", version = ""] = ctx.match;
  const pressed = { press, version };
  const { note } = await onCard(ctx, ctx.msgId ?? 0, (card) => pressCard(deskOf(ctx), card, pressed));
  await onEarlierMessage(ctx.answerCallbackQuery({ text: note }));
});
