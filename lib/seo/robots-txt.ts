import { filterParsers } from "@/lib/filters/schema";

/** Filters make no pages of their own for search engines; an area does (QUALITY B4). */
const OPEN_KEYS = new Set(["location"]);

/**
 * What fetches a page to preview a link that someone shared. Some of them keep to robots.txt, and must not lose
 * the links to filtered lists (QUALITY B5).
 */
export const PREVIEW_AGENTS = [
  "facebookexternalhit",
  "Facebot",
  "meta-externalfetcher",
  "WhatsApp",
  "Twitterbot",
  "TelegramBot",
  "Slackbot",
  "Slackbot-LinkExpanding",
  "Slack-ImgProxy",
  "Discordbot",
  "LinkedInBot",
  "Mastodon",
  "Pinterestbot",
  "SkypeUriPreview",
  "redditbot",
] as const;

/** The robots.txt of the site; `sitemap` is the address of its sitemap. */
export function robotsTxt(sitemap: string): string {
  const closed = Object.keys(filterParsers).filter((key) => !OPEN_KEYS.has(key));
  return [
    "User-agent: *",
    // The second star: a key may come after another one.
    ...closed.map((key) => `Disallow: /*?*${key}=`),
    "",
    ...PREVIEW_AGENTS.map((agent) => `User-agent: ${agent}`),
    "Allow: /",
    "",
    `Sitemap: ${sitemap}`,
    "",
  ].join("\n");
}
