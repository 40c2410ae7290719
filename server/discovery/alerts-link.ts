import "server-only";
import { renderSVG } from "uqr";
import { botChat } from "@/lib/alerts/bot-chat";
import { searchCode, searchOfCode } from "@/lib/alerts/search-code";
import type { ListQuery } from "@/lib/filters/schema";
import { textResponse } from "@/server/http/text-response";
import { serverEnv } from "@/server/site/server-env";

export type AlertsLink = { href: string; code: string | null };

/** Where Telegram tells about new homes of a search (docs/behaviour.md, B12): its code is null if it is too long. Null without a bot. */
export function alertsLink(query: Partial<ListQuery>): AlertsLink | null {
  const bot = serverEnv.telegramBot();
  if (bot === null) return null;
  const code = searchCode(query);
  return { href: botChat(bot, code), code };
}

/** Responds with the bot's link for a search as a QR code; 404 for anything but a search of this site, and without a bot. */
export function alertsCodeResponse(file: string): Response {
  const code = /^([A-Za-z0-9_-]+)\.svg$/.exec(file)?.[1] ?? "";
  const bot = serverEnv.telegramBot();
  if (bot === null || searchOfCode(code) === null) return textResponse("Not found", 404);
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };
  return new Response(renderSVG(botChat(bot, code), { border: 2 }), { headers });
}
