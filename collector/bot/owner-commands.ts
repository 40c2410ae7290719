import { Composer } from "grammy";
import { contactKey } from "../../lib/contact/contact-key.ts";
import { postCard } from "../desk/post-card.ts";
import { homesNamed, namedPost } from "../owner/named-post.ts";
import { takenDownLine } from "../owner/post-lines.ts";
import type { PostKey } from "../posts/post-key.ts";
import type { Run } from "../run/run-batch.ts";
import { findKey } from "../store/find-post.ts";
import { type BotUpdate, textOf } from "./bot-context.ts";
import { sendCard } from "./owner/card-message.ts";
import { MAX_CARDS, sendCards, sendWaiting } from "./owner/tell-owners.ts";

const GREETING =
  "You own this site: posts that wait come here, with buttons, and a summary every day at 8:00. /waiting lists what waits. Forward a post, send its link or the address of its listing, or write /find AREA 2br, or /find and a phone number, for its card: there you mend its rent, area, photos and all else, and take that back.";

const POST_OR_LISTING = /\/rental[/?]|t(?:elegram)?\.me\/.+\/\d/i;

async function namedHomes(run: Run, text: string): Promise<PostKey[]> {
  const key = await namedPost(run, text);
  return key === null ? [] : homesNamed(run, key, text);
}

/** The posts of a message that an owner forwards or links, as they are stored; none if it was not collected, null if none is named. */
async function mentionedPosts(ctx: BotUpdate): Promise<PostKey[] | null> {
  const { run } = ctx.bot;
  const [origin, text] = [ctx.message?.forward_origin, textOf(ctx.message)];
  if (origin?.type !== "channel") return POST_OR_LISTING.test(text) ? namedHomes(run, text) : null;
  const { chat, message_id } = origin;
  const channel = (await run.service.followed.chats()).get(chat.id) ?? chat.username;
  const key = channel === undefined ? null : await findKey(run.service, { channel, message_id });
  return key === null ? [] : homesNamed(run, key, "");
}

const HOW_TO_FIND = "Nothing was found. Write /find AREA 2br, /find +62 812 ..., or the address of a home.";

/** Ids of the homes that are shown and that words ask for. */
export type FindHomes = (words: string) => Promise<readonly number[]>;

/** The posts of homes that an owner names by a link, a phone number or account, or in words; of shown homes in words. */
async function foundHomes({ bot }: BotUpdate, words: string, findHomes: FindHomes): Promise<PostKey[]> {
  const { service } = bot.run;
  const named = await namedHomes(bot.run, words);
  if (named.length > 0) return named;
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
    const keys = await foundHomes(ctx, ctx.match, findHomes);
    if (keys.length === 0) await ctx.reply(HOW_TO_FIND);
    else await sendCards(ctx.bot, ctx.chat.id, keys.slice(0, MAX_CARDS));
  });

  owners.on("message", async (ctx, next) => {
    const { bot, chat } = ctx;
    const keys = await mentionedPosts(ctx);
    if (keys === null) return next();
    if (keys.length === 0) await ctx.reply("No post was collected from there.");
    for (const key of keys) {
      const card = await postCard(bot.run, key, bot.now);
      if (card !== null) await sendCard(bot, chat.id, card);
      else await ctx.reply(takenDownLine(key));
    }
  });

  return commands;
}
