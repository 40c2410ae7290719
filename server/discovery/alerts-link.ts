import "server-only";
import { searchCode } from "@/lib/alerts/search-code";
import type { ListQuery } from "@/lib/filters/schema";
import { serverEnv } from "@/server/http/server-env";

const chatWith = (bot: string, code: string | null) =>
  code === null ? `https://t.me/${bot}` : `https://t.me/${bot}?start=${code}`;

/** The bot's chat, opened with the code of a search; null without a bot. */
export function botLink(code: string): string | null {
  const bot = serverEnv.telegramBot();
  return bot === null ? null : chatWith(bot, code);
}

/**
 * Where Telegram tells about new homes of a search (docs/behaviour.md, B12). The code is null for a search that has none: the bot then
 * asks for the address of the list. Null without a bot.
 */
export function alertsLink(query: Partial<ListQuery>): { href: string; code: string | null } | null {
  const bot = serverEnv.telegramBot();
  if (bot === null) return null;
  const code = searchCode(query);
  return { href: chatWith(bot, code), code };
}
