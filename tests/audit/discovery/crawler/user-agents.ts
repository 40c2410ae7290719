/** User agents of readers, as a page can answer browsers and bots differently. */
export const BROWSER = "Mozilla/5.0 Chrome/140";

export const SEARCH_ENGINE = "Googlebot/2.1";

export const PREVIEW_BOTS = [
  "facebookexternalhit/1.1",
  "WhatsApp/2.22.20.72 A",
  "TelegramBot (like TwitterBot)",
  "Slackbot-LinkExpanding 1.0",
  "Twitterbot/1.0",
  "Discordbot/2.0",
  "LinkedInBot/1.0",
  "Mastodon/4.3",
] as const;

export const USER_AGENTS = [BROWSER, SEARCH_ENGINE, ...PREVIEW_BOTS, "ClaudeBot/1.0"] as const;
