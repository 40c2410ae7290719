import { GrammyError } from "grammy";
import { counted } from "../../../lib/cli/counted.ts";
import { postCard } from "../../desk/post-card.ts";
import type { PostKey } from "../../posts/rows.ts";
import type { OwnerContext } from "./owner-context.ts";
import { listMessage, sendCard, sendList } from "./show-message.ts";

const MAX_LISTED = 10;

const FORBIDDEN = 403;

async function sendPosts(
  context: OwnerContext,
  chatId: number,
  newest: readonly PostKey[],
  total: number,
): Promise<void> {
  const [first] = newest;
  const only = first && total === 1 ? await postCard(context.run, first, context.now) : null;
  if (only) return sendCard(context, chatId, only);
  const shown = newest.slice(0, MAX_LISTED);
  const more = total > shown.length ? `, the newest ${shown.length}` : "";
  const list = await listMessage(context, `${counted(total, "post")} wait${more}:`, shown);
  await sendList(context, chatId, list);
}

export async function sendWaiting(context: OwnerContext, chatId: number): Promise<void> {
  const { posts, total } = await context.run.service.posts.waitingPage(1, MAX_LISTED);
  if (total === 0) await context.api.sendMessage(chatId, "Nothing waits.");
  else await sendPosts(context, chatId, posts, total);
}

/** Does something in the chat of each owner; one who blocks the bot costs the others nothing. False if Telegram was not reached at all. */
export async function toOwners(
  { owners, onFailure }: OwnerContext,
  send: (chatId: number) => Promise<void>,
): Promise<boolean> {
  let isReached = false;
  for (const chatId of owners) {
    try {
      await send(chatId);
      isReached = true;
    } catch (error) {
      isReached ||= error instanceof GrammyError && error.error_code === FORBIDDEN;
      onFailure(error);
    }
  }
  return isReached;
}

/** Tells the owners, once, of each post that waits: one as a card, several as one list (docs/behaviour.md, B23). */
export async function tellWaiting(context: OwnerContext): Promise<void> {
  const keys = await context.messages.untold();
  if (keys.length === 0) return;
  if (await toOwners(context, (chatId) => sendPosts(context, chatId, keys, keys.length)))
    await context.messages.told(keys);
}
