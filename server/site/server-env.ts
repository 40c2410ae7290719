import "server-only";
import { isTelegramName } from "@rentals/reader/forms/chat-addresses.ts";
import { z } from "zod";
import { siteOwnerChat } from "@/lib/enquiry/site-owner";
import { DEFAULT_RATES_SERVICE } from "@/lib/money/rates-answer";
import { siteSettings } from "@/server/site/site-settings";

const page = z.url({ protocol: /^https?$/ });
const url = page.transform((value) => value.replace(/(?<!\/)\/+$/, ""));
const secondsAboveZero = z.coerce.number().int().positive();

const ownerChat = z.string().transform((written, context) => {
  const chat = siteOwnerChat(written);
  if (chat === null)
    context.addIssue("not a Telegram account, a WhatsApp number or link, or an e-mail address");
  return chat;
});

/** Reads a variable lazily, so that a build works without any. An empty value counts as not set. */
function variable<Value>(name: string, schema: z.ZodType<Value>): () => Value {
  return () => {
    const value = process.env[name]?.trim();
    const parsed = schema.safeParse(value === "" ? undefined : value);
    if (parsed.success) return parsed.data;
    throw new Error(`${name} is not set or not valid: ${z.prettifyError(parsed.error)}`);
  };
}

const botName = z
  .string()
  .transform((written) => written.replace(/^@/, ""))
  .refine(isTelegramName, "not the name of a Telegram bot");

const siteUrl = variable("SITE_URL", url.default("http://localhost:3000"));
const shareUrl = variable("SHARE_URL", url.optional());
const ownerContact = variable("OWNER_CONTACT", ownerChat.optional());
const telegramBot = variable("TELEGRAM_BOT_NAME", botName.nullable().default(null));
const telegramOwner = variable("TELEGRAM_OWNER", z.string().optional());

function siteOwner() {
  const contact = siteSettings().owner?.contact;
  return contact === undefined ? null : siteOwnerChat(contact);
}

/** The server's configuration. Reading a required variable that is missing or malformed throws an error that names it. */
export const serverEnv = {
  supabaseUrl: variable("SUPABASE_URL", url),
  supabaseAnonKey: variable("SUPABASE_ANON_KEY", z.string().min(1)),
  /** Seconds until listings are read again. */
  listingsRevalidateSeconds: variable("LISTINGS_REVALIDATE_SECONDS", secondsAboveZero.default(120)),
  exchangeRateUrl: variable("EXCHANGE_RATE_URL", url.default(DEFAULT_RATES_SERVICE)),
  /** Public address of the site, for canonical links. */
  siteUrl,
  /** Public address that share links start with; defaults to the site's own. */
  shareUrl: () => shareUrl() ?? siteUrl(),
  /** The chat of the site's owner, for reports about listings: that of the environment, else of the settings; null without both. */
  ownerContact: () => ownerContact() ?? siteOwner(),
  /** The name of the site's bot in Telegram; null without one. */
  telegramBot,
  /** The name of the bot that passes reports about listings on to the site's owner; null without a bot, or without its owner. */
  reportBot: () => (telegramOwner() === undefined ? null : telegramBot()),
  /** The page on which an association lists the villa agents that it has verified; null if none is configured. */
  agentRegisterUrl: variable("AGENT_REGISTER_URL", page.nullable().default(null)),
};
