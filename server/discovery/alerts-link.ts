import "server-only";
import { botChat } from "@/lib/alerts/bot-chat";
import { searchCode } from "@/lib/alerts/search-code";
import type { ListQuery } from "@/lib/filters/schema";
import { serverEnv } from "@/server/site/server-env";

/** Where Telegram tells about new homes of a search (docs/behaviour.md, B12): without its code if that is too long. Null without a bot. */
export function alertsLink(query: Partial<ListQuery>): string | null {
  const bot = serverEnv.telegramBot();
  return bot === null ? null : botChat(bot, searchCode(query));
}
