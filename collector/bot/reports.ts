import { Composer } from "grammy";
import { z } from "zod";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { postCard } from "../desk/post-card.ts";
import { ensureDone } from "../store/call-function.ts";
import { type BotContext, type BotUpdate, languageOf, wantsForgetting } from "./bot-context.ts";
import { sendCard } from "./owner/card-message.ts";
import { toOwners } from "./owner/tell-owners.ts";

/** What "Taken?", "Something wrong?" and "Take my advert down" of a listing's page start the bot with (components/detail/report-links.tsx). */
const REPORT = /^(taken|wrong|takedown)_(\d{1,15})$/;

const NOTES = new Map([
  ["taken", "A visitor says that this home is taken."],
  ["wrong", "A visitor says that something is wrong with this listing."],
  [
    "takedown",
    "A visitor says that this advert is theirs, and asks to take it down. Check that with the contact of the advert.",
  ],
]);

/** A visitor who reports more in a day is thanked, but the owners hear no more of it. */
const MAX_REPORTS = 5;

/** Stores a report for a day. Returns whether to notify the owners: it is new, and its visitor has not sent too many. */
async function recordReport({ client, now }: BotContext, chat: number, rental: number): Promise<boolean> {
  const noted = await client.rpc("note_visitor_report", {
    chat,
    rental,
    reported: now.toISOString(),
    today: isoRegionDay(now),
    most: MAX_REPORTS,
  });
  ensureDone("a report", noted);
  return z.boolean().parse(noted.data);
}

/** Passes reports of visitors on to the owners, as cards (docs/behaviour.md, B26), and refuses others who press the owners' buttons. */
export const reports = new Composer<BotUpdate>();

const visitors = reports.chatType("private");

visitors.command("start", async (ctx, next) => {
  const { bot, chat } = ctx;
  const [, kind = "", rentalId] = REPORT.exec(ctx.match) ?? [];
  if (rentalId === undefined || bot.owners.size === 0) return next();
  // Read before the report is recorded: if that fails, the report is delivered again, and must still be new then.
  const key = await bot.run.service.listings.postOf(rentalId);
  const card = key && (await postCard(bot.run, key, bot.now));
  const note = NOTES.get(kind) ?? null;
  if (card && (await recordReport(bot, chat.id, Number(rentalId))))
    await toOwners(bot, (owner) => sendCard(bot, owner, card, note));
  await ctx.reply(languageOf(ctx).t("bot.reported"));
});

visitors.filter(wantsForgetting, async ({ bot, chat }, next) => {
  ensureDone("to forget reports", await bot.client.from("visitor_reports").delete().eq("chat_id", chat.id));
  await next();
});

visitors.callbackQuery(/^o:/, (ctx) =>
  ctx.answerCallbackQuery({ text: "This button is for the owners of the site." }),
);
