import { filterParsers } from "@/lib/filters/filters";
import { absoluteUrl } from "@/server/site/absolute-url";

/** Search engines may crawl lists of areas, but no other filter (docs/behaviour.md, S3). */
const CRAWLABLE_KEYS = new Set(["location"]);

/** Agents that fetch link previews, which filtered lists need too. Some obey robots.txt. */
const PREVIEW_AGENTS = [
  "facebookexternalhit",
  "WhatsApp",
  "Twitterbot",
  "TelegramBot",
  "Slackbot",
  "Slackbot-LinkExpanding",
  "Discordbot",
  "LinkedInBot",
  "Mastodon",
] as const;

/** `sitemap` is an absolute address. */
export function robotsTxt(sitemap: string): string {
  const disallowed = Object.keys(filterParsers).filter((key) => !CRAWLABLE_KEYS.has(key));
  return [
    "User-agent: *",
    // The second star matches keys before this one.
    ...disallowed.map((key) => `Disallow: /*?*${key}=`),
    "",
    ...PREVIEW_AGENTS.map((agent) => `User-agent: ${agent}`),
    "Allow: /",
    "",
    `Sitemap: ${sitemap}`,
    "",
  ].join("\n");
}

/** Rendered for each request: the URL of the site is not known at build time. */
export function robotsResponse(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(robotsTxt(absoluteUrl("/sitemap.xml")), { headers });
}
