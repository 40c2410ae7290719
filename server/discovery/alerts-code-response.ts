import "server-only";
import { renderSVG } from "uqr";
import { botChat } from "@/lib/alerts/bot-chat";
import { searchOfCode } from "@/lib/alerts/search-code";
import { textResponse } from "@/server/http/text-response";
import { serverEnv } from "@/server/site/server-env";

const FILE = /^([A-Za-z0-9_-]+)\.svg$/;

const HEADERS = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };

/** Responds with the bot's link for a search as a QR code; 404 for anything but a search of this site, and without a bot. */
export function alertsCodeResponse(file: string): Response {
  const code = FILE.exec(file)?.[1] ?? "";
  const bot = serverEnv.telegramBot();
  if (bot === null || searchOfCode(code) === null) return textResponse("Not found", 404);
  return new Response(renderSVG(botChat(bot, code), { border: 2 }), { headers: HEADERS });
}
