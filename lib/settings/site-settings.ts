import { z } from "zod";
import { contactKey } from "@/lib/contact/contact-key";
import { siteOwnerChat } from "@/lib/enquiry/site-owner";
import { LOCALES, type Locale } from "@/lib/language/locales";
import { DEFAULT_REGION } from "@/lib/region/default-region";
import { refusedLink } from "@/lib/text/short-markdown";

/** The version of site.json that this release writes. */
const SETTINGS_VERSION = 1;

const text = (length: number) =>
  z
    .string()
    .trim()
    .min(1, "is empty: leave it out for the default")
    .max(length, `is longer than ${length} characters`)
    .refine((written) => written.isWellFormed(), "has half of a character");

const line = (length: number) => text(length).regex(/^[^\p{Cc}\u2028\u2029]*$/u, "has to be one line");

/** One text for all languages, or one for each; a language without one keeps its default. */
function byLanguage(words: z.ZodType<string>) {
  const all = z.object(Object.fromEntries(LOCALES.map((locale) => [locale, words.optional()]))).strict();
  return z
    .union([words, all], { error: 'is neither a text nor texts by language: {"en": "...", "ru": "..."}' })
    .transform((written): Partial<Record<Locale, string>> => {
      if (typeof written !== "string") return written;
      return Object.fromEntries(LOCALES.map((locale) => [locale, written]));
    });
}

const page = text(20_000).refine((written) => refusedLink(written) === null, {
  error: ({ input }) => `has a link to ${refusedLink(String(input))}, which is no address that may be linked`,
});

/** Relative to the folder of site.json, in which it has to stay. */
const logo = z
  .string()
  .regex(
    /^(?!\.?\.?$)(?!.*(?:^|\/)\.\.(?:\/|$))[^/\\\0][^\\\0]*$/,
    "is no file of this folder: write its name, such as logo.png",
  );

const accent = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, "is no colour: write one such as #0f766e")
  .transform((hex) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex).toLowerCase());

const phone = z.string().transform((written, context) => {
  const key = contactKey(written);
  if (key?.startsWith("tel:")) return key.slice("tel:".length);
  context.addIssue("is no phone number: write one such as +628123000099");
  return z.NEVER;
});

const ownerSettings = z
  .object({
    name: line(80).optional(),
    contact: z
      .string()
      .refine(
        (written) => siteOwnerChat(written) !== null,
        "is not a Telegram account (@you), a WhatsApp number or link, or an e-mail address",
      )
      .optional(),
  })
  .strict();

export const siteSettings = z
  .object({
    version: z
      .int()
      .max(SETTINGS_VERSION, "is newer than this release: update the site first")
      .default(SETTINGS_VERSION),
    name: line(40).optional(),
    tagline: byLanguage(line(120)).optional(),
    heading: byLanguage(line(80)).optional(),
    intro: byLanguage(line(300)).optional(),
    logo: logo.optional(),
    accent: accent.optional(),
    owner: ownerSettings.optional(),
    about: byLanguage(page).optional(),
    privacy: byLanguage(page).optional(),
    sources: byLanguage(page).optional(),
    daysShown: z
      .int("is no whole number of days")
      .min(8, "is less than 8 days")
      .max(365, "is more than 365 days")
      .default(30),
    blocked: z.array(phone).max(10_000, "has more than 10,000 numbers").default([]),
    region: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,40}$/, `is no name of a region, such as "${DEFAULT_REGION}"`)
      .optional(),
  })
  .strict();

/** Names, texts, looks and limits of a site, by its operator (docs/behaviour.md, T1). */
export type SiteSettings = z.infer<typeof siteSettings>;

export const DEFAULT_SETTINGS: SiteSettings = siteSettings.parse({});
