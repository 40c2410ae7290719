import { filterParsers } from "@/lib/filters/filters";

/** Search engines may crawl lists of areas, but no other filter (docs/behaviour.md, S3). */
const CRAWLABLE_KEYS = new Set(["location"]);

/**
 * User agents that fetch pages for link previews. Some obey robots.txt, and shared links to filtered lists need previews too.
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

/** The robots.txt of the site. `sitemap` is the absolute address of the sitemap. */
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
