import { Composer } from "grammy";
import { contactKey } from "../../lib/contact/contact-key.ts";
import { postCard } from "../desk/post-card.ts";
import { namedPost } from "../owner/named-post.ts";
import { takenDownLine } from "../owner/post-lines.ts";
import type { PostKey } from "../posts/post-key.ts";
import { findKey } from "../store/find-post.ts";
import { type BotUpdate, textOf } from "./bot-context.ts";
import { sendCard } from "./owner/card-message.ts";
import { MAX_CARDS, sendCards, sendWaiting } from "./owner/tell-owners.ts";

const GREETING =
  "You own this site: posts that wait come here, with buttons, and a summary every day at 8:00. /waiting lists what waits. Forward a post, send its link or the address of its listing, or write /find AREA 2br, or /find and a phone number, for its card: there you mend its rent, area, photos and all else, and take that back.";

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

const HOW_TO_FIND = "Nothing was found. Write /find AREA 2br, /find +62 812 ..., or the address of a home.";

/** Ids of the homes that are shown and that words ask for. */
export type FindHomes = (words: string) => Promise<readonly number[]>;

/** The posts of homes that an owner names by a link, a phone number or account, or in words; of shown homes in words. */
async function namedHomes({ bot }: BotUpdate, words: string, findHomes: FindHomes): Promise<PostKey[]> {
  const { service } = bot.run;
  const named = await namedPost(bot.run, words);
  if (named !== null) return [named];
  const contact = contactKey(words);
  if (contact !== null) return service.posts.withContact(contact);
  const found = (await findHomes(words)).slice(0, MAX_CARDS);
  const keys = await Promise.all(found.map((id) => service.listings.postOf(String(id))));
  return keys.filter((key) => key !== null);
}

/** What an owner writes (docs/behaviour.md, B23 to B25). The rest is left to the visitors' conversations. */
export function ownerCommands(findHomes: FindHomes): Composer<BotUpdate> {
  const commands = new Composer<BotUpdate>();
  const owners = commands.chatType("private");

  owners.command("start", async (ctx, next) => {
    if (ctx.match === "") await ctx.reply(GREETING);
    await next();
  });

  owners.command("help", (ctx) => ctx.reply(GREETING));

  owners.command("waiting", ({ bot, chat }) => sendWaiting(bot, chat.id));

  owners.command("find", async (ctx) => {
    const keys = await namedHomes(ctx, ctx.match, findHomes);
    if (keys.length === 0) await ctx.reply(HOW_TO_FIND);
    else await sendCards(ctx.bot, ctx.chat.id, keys.slice(0, MAX_CARDS));
  });

  owners.on("message", async (ctx, next) => {
    const { bot, chat } = ctx;
    const key = await mentionedPost(ctx);
    if (key === null) return next();
    const card = key === "unknown" ? null : await postCard(bot.run, key, bot.now);
    if (card !== null) await sendCard(bot, chat.id, card);
    else await ctx.reply(key === "unknown" ? "No post was collected from there." : takenDownLine(key));
  });

  return commands;
}
