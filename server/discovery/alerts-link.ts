import "server-only";
import { botChat } from "@/lib/alerts/bot-chat";
import { searchCode } from "@/lib/alerts/search-code";
import type { ListQuery } from "@/lib/filters/schema";
import { serverEnv } from "@/server/site/server-env";

export type AlertsLink = { href: string; code: string | null };

/** Where Telegram tells about new homes of a search (docs/behaviour.md, B12): its code is null if it is too long. Null without a bot. */
export function alertsLink(query: Partial<ListQuery>): AlertsLink | null {
  const bot = serverEnv.telegramBot();
  if (bot === null) return null;
  const code = searchCode(query);
  return { href: botChat(bot, code), code };
}
