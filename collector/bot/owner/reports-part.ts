import { z } from "zod";
import { isoRegionDay } from "../../../lib/time/region-day.ts";
import { type PostCard, postCard } from "../../desk/post-card.ts";
import { ensureDone } from "../../store/call-function.ts";
import type { BotPart } from "../dispatch.ts";
import type { ChatMessage } from "../incoming.ts";
import { LANGUAGES, localeOf } from "../languages.ts";
import { OWNER_DATA } from "./card-message.ts";
import type { OwnerContext } from "./owner-context.ts";
import { sendCard } from "./show-message.ts";
import { toOwners } from "./tell-waiting.ts";

/** What "Taken?", "Something wrong?" and "Take my advert down" of a listing's page start the bot with (components/detail/report-links.tsx). */
const REPORT = /^\/start (taken|wrong|takedown)_(\d{1,15})$/;

/** The visitors' part forgets the rest (docs/behaviour.md, B26). */
const FORGETS = /^\/delete\b/i;

const NOTES = {
  taken: "A visitor says that this home is taken.",
  wrong: "A visitor says that something is wrong with this listing.",
  takedown:
    "A visitor says that this advert is theirs, and asks to take it down. Check that with the contact of the advert.",
} as const;

/** A visitor who reports more in a day is thanked, but the owners hear no more of it. */
const MAX_REPORTS = 5;

/** Stores a report for a day. Returns whether to notify the owners: it is new, and its visitor has not sent too many. */
async function recordReport({ client, now }: OwnerContext, chat: number, rental: number): Promise<boolean> {
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

async function forgetReports({ client }: OwnerContext, chat_id: number): Promise<void> {
  ensureDone("to forget reports", await client.from("visitor_reports").delete().eq("chat_id", chat_id));
}

async function reportedCard({ run, now }: OwnerContext, rentalId: string): Promise<PostCard | null> {
  const key = await run.service.listings.postOf(rentalId);
  return key && postCard(run, key, now);
}

/** Passes reports of visitors on to the owners, as cards (docs/behaviour.md, B26), and refuses others who press the owners' buttons. */
export function reportsPart(context: OwnerContext): BotPart {
  return {
    onMessage: async ({ chatId, from, text }: ChatMessage) => {
      if (FORGETS.test(text)) await forgetReports(context, chatId);
      const [, kind, rentalId] = REPORT.exec(text) ?? [];
      if ((kind !== "taken" && kind !== "wrong" && kind !== "takedown") || rentalId === undefined)
        return false;
      if (context.owners.size === 0) return false;
      // Read before the report is recorded: if that fails, the report is delivered again, and must still be new then.
      const card = await reportedCard(context, rentalId);
      if (card && (await recordReport(context, chatId, Number(rentalId))))
        await toOwners(context, (owner) => sendCard(context, owner, card, { note: NOTES[kind] }));
      const { t } = LANGUAGES[localeOf(from.languageCode)];
      await context.api.sendMessage(chatId, t("bot.reported"));
      return true;
    },
    onBlocked: (chatId) => forgetReports(context, chatId),
    onPress: async ({ id, data }) => {
      if (!data.startsWith(OWNER_DATA)) return false;
      await context.api.answerCallbackQuery(id, { text: "This button is for the owners of the site." });
      return true;
    },
  };
}
