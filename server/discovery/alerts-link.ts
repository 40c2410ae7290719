import "server-only";
import { botChat } from "@/lib/alerts/bot-chat";
import { searchCode } from "@/lib/alerts/search-code";
import type { ListQuery } from "@/lib/filters/schema";
import { serverEnv } from "@/server/http/server-env";

export type AlertsLink = { href: string; code: string | null };

/**
 * Where Telegram tells about new homes of a search (docs/behaviour.md, B12). The code is null for a search that has none: the bot then
 * asks for the address of the list. Null without a bot.
 */
export function alertsLink(query: Partial<ListQuery>): AlertsLink | null {
  const bot = serverEnv.telegramBot();
  if (bot === null) return null;
  const code = searchCode(query);
  return { href: botChat(bot, code), code };
}
