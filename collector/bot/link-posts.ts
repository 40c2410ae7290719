import { listingKey } from "../judge/batch-state.ts";
import { keyText, type PostKey } from "../posts/rows.ts";
import type { BotContext } from "./bot-context.ts";
import { onEarlierMessage } from "./send-message.ts";

const LABEL = "On the map, similar homes";

/**
 * Adds a button with the listing's address to each channel post (docs/behaviour.md, B27). Albums cannot have buttons. Throws if the
 * bot may not edit posts.
 */
export async function linkPosts(
  { run, api, site }: BotContext,
  published: readonly PostKey[],
): Promise<void> {
  const { posts: storedPosts, listings, followed } = run.service;
  if (site === null || published.length === 0) return;
  const posts = (await storedPosts.withTextIn(published)).filter(
    ({ message_ids }) => message_ids.length === 1,
  );
  const slugs = await listings.slugsOf(posts);
  const chats = new Map(Array.from(await followed.chats(), ([chat, channel]) => [channel, chat]));
  const channels = new Map<number, boolean>();
  for (const post of posts) {
    const [listing, chat] = [listingKey(post), chats.get(post.channel)];
    const slug = listing && slugs.get(keyText(listing));
    if (!slug || chat === undefined) continue;
    const isChannel = channels.get(chat) ?? (await api.getChat(chat)).type === "channel";
    channels.set(chat, isChannel);
    if (!isChannel) continue;
    const reply_markup = { inline_keyboard: [[{ text: LABEL, url: `${site}/rental/${slug}` }]] };
    // A post that cannot have this button, or has it already, is refused.
    await onEarlierMessage(api.editMessageReplyMarkup(chat, post.message_id, { reply_markup }));
  }
}
