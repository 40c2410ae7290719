import { filterParsers } from "@/lib/filters/filters";

/** Search engines may crawl areas, but no other filter (docs/behaviour.md, S3). */
const OPEN_KEYS = new Set(["location"]);

/**
 * User agents that fetch a page to preview a shared link. Some of them obey robots.txt, and links to filtered lists must
 * have previews too.
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
    // The second star is for keys that precede it.
    ...closed.map((key) => `Disallow: /*?*${key}=`),
    "",
    ...PREVIEW_AGENTS.map((agent) => `User-agent: ${agent}`),
    "Allow: /",
    "",
    `Sitemap: ${sitemap}`,
    "",
  ].join("\n");
}
