import { Composer } from "grammy";
import { postCard } from "../desk/post-card.ts";
import { namedPost } from "../owner/named-post.ts";
import { takenDownLine } from "../owner/post-lines.ts";
import type { PostKey } from "../posts/post-key.ts";
import { findKey } from "../store/find-post.ts";
import { type BotUpdate, textOf } from "./bot-context.ts";
import { sendCard } from "./owner/card-message.ts";
import { sendWaiting } from "./owner/tell-owners.ts";

const GREETING =
  "You own this site: posts that wait come here, with buttons, and a summary every day at 8:00. /waiting lists what waits. Forward a post, or send its link or the address of its listing, for its card.";

const POST_OR_LISTING = /\/rental[/?]|t(?:elegram)?\.me\/.+\/\d/i;

/** The post that an owner forwards or links, as it is stored; "unknown" if it was not collected, null if none is named. */
async function mentionedPost(ctx: BotUpdate): Promise<PostKey | "unknown" | null> {
  const { run } = ctx.bot;
  const [origin, text] = [ctx.message?.forward_origin, textOf(ctx.message)];
  if (origin?.type !== "channel")
    return POST_OR_LISTING.test(text) ? ((await namedPost(run, text)) ?? "unknown") : null;
  const { chat, message_id } = origin;
  const channel = (await run.service.followed.chats()).get(chat.id) ?? chat.username;
  return (channel !== undefined && (await findKey(run.service, { channel, message_id }))) || "unknown";
}

/** What an owner writes (docs/behaviour.md, B23, B25). The rest is left to the visitors' conversations. */
export const ownerCommands = new Composer<BotUpdate>();

const owners = ownerCommands.chatType("private");

owners.command("start", async (ctx, next) => {
  if (ctx.match === "") await ctx.reply(GREETING);
  await next();
});

owners.command("waiting", ({ bot, chat }) => sendWaiting(bot, chat.id));

owners.on("message", async (ctx, next) => {
  const { bot, chat } = ctx;
  const key = await mentionedPost(ctx);
  if (key === null) return next();
  const card = key === "unknown" ? null : await postCard(bot.run, key, bot.now);
  if (card !== null) await sendCard(bot, chat.id, card);
  else await ctx.reply(key === "unknown" ? "No post was collected from there." : takenDownLine(key));
});
