import "server-only";
import { botChat } from "@/lib/alerts/bot-chat";
import { searchCode } from "@/lib/alerts/search-code";
import type { ListQuery } from "@/lib/filters/schema";
import { serverEnv } from "@/server/http/server-env";

/** The bot's chat, opened with the code of a search; null without a bot. */
export function botLink(code: string): string | null {
  const bot = serverEnv.telegramBot();
  return bot === null ? null : botChat(bot, code);
}

/** The address of the bot's chat, with the code of the search in it; null for a search that has none. */
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
