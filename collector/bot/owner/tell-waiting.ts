import { postCard } from "../../desk/post-card.ts";
import { waitingCount } from "../../owner/post-lines.ts";
import type { PostKey } from "../../posts/post-key.ts";
import { isForbidden } from "../../sources/bot/request-failure.ts";
import type { BotContext } from "../bot-context.ts";
import { sendCard, sendList } from "./show-message.ts";

const MAX_LISTED = 10;

/** Sends one waiting post as a card, several, of `total`, as one list. Returns false if all of them were taken down meanwhile. */
async function sendPosts(
  context: BotContext,
  chatId: number,
  newest: readonly PostKey[],
  total: number,
): Promise<boolean> {
  const { run, now } = context;
  const found = await Promise.all(newest.slice(0, MAX_LISTED).map((key) => postCard(run, key, now)));
  const cards = found.filter((card) => card !== null);
  const [first] = cards;
  if (!first) return false;
  const more = total > cards.length ? `, the newest ${cards.length}` : "";
  if (total === 1) await sendCard(context, chatId, first);
  else await sendList(context, chatId, `${waitingCount(total)}${more}:`, cards);
  return true;
}

export async function sendWaiting(context: BotContext, chatId: number): Promise<void> {
  const { posts, total } = await context.run.service.posts.waiting(MAX_LISTED);
  const isSent = await sendPosts(context, chatId, posts, total);
  if (!isSent) await context.api.sendMessage(chatId, `${waitingCount(0)}.`);
}

/** Calls `send` for each owner, also after a failure for another. Returns false if no call reached Telegram, and may be repeated. */
export async function toOwners(
  { owners, onFailure }: BotContext,
  send: (chatId: number) => Promise<unknown>,
): Promise<boolean> {
  let isReached = false;
  for (const chatId of owners) {
    try {
      await send(chatId);
      isReached = true;
    } catch (error) {
      isReached ||= isForbidden(error);
      onFailure(error);
    }
  }
  return isReached;
}

/** Announces each waiting post to the owners once: one as a card, several as one list (docs/behaviour.md, B23). */
export async function tellWaiting(context: BotContext): Promise<void> {
  const keys = await context.run.service.posts.unannounced();
  if (keys.length === 0) return;
  if (await toOwners(context, (chatId) => sendPosts(context, chatId, keys, keys.length)))
    await context.run.service.posts.markAnnounced(keys, context.now);
}
