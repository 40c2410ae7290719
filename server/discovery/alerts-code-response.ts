import "server-only";
import { renderSVG } from "uqr";
import { searchOfCode } from "@/lib/alerts/search-code";
import { textResponse } from "@/server/http/text-response";
import { botLink } from "./alerts-link";

const FILE = /^([A-Za-z0-9_-]+)\.svg$/;

const HEADERS = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };

/** Responds with the bot's link for a search as a QR code; 404 for anything but a search of this site, and without a bot. */
export function alertsCodeResponse(file: string): Response {
  const code = FILE.exec(file)?.[1] ?? "";
  const link = searchOfCode(code) === null ? null : botLink(code);
  if (link === null) return textResponse("Not found", 404);
  return new Response(renderSVG(link, { border: 2 }), { headers: HEADERS });
}
