import { isTelegramName } from "@rentals/reader/forms/chat-addresses.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { contactKey, keyOfHandle } from "../../lib/contact/contact-key.ts";
import { removedHash } from "../judge/kept-out.ts";
import { keyText } from "../posts/post-key.ts";
import { listingKey } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import type { StoredPerson } from "../store/people.ts";
import { searchLine } from "./post-lines.ts";

export type NamedPerson = {
  /** As in `posterKeys`; null for words. */
  contact: string | null;
  /** A regular expression of Postgres for how texts write it, without regard to case. */
  pattern: string;
};

export type NamedContact = NamedPerson & { contact: string };

const MIN_WORDS = 3;
const MAX_WORDS = 200;

const BETWEEN = "[ \\t\\u00a0().\\-]*";

/** Matches a number in any grouping, with or without its country, but not within a longer number. */
function phonePattern(number: string): string {
  const phone = parsePhoneNumberFromString(number);
  const [country, national] = phone
    ? [phone.countryCallingCode, phone.nationalNumber]
    : ["", number.replace(/\D/g, "")];
  const spread = (digits: string) => [...digits].join(BETWEEN);
  const prefix = country === "" ? "" : `(?:(?:\\+|00)?${spread(country)}${BETWEEN}0?|0)?${BETWEEN}`;
  return `(?<![0-9])${prefix}${spread(national)}(?![0-9])`;
}

const namePattern = (name: string): string => `(?<![a-z0-9_])${name.replace(/[.+-]/g, "\\$&")}(?![a-z0-9_])`;

/** The key of a phone number, account or e-mail address in any form: +62 812.., 0812.., 812.., wa.me, @made, t.me/made, made_bali; or null. */
function personalKey(written: string): string | null {
  const key = contactKey(written.replace(/^\((\+?\d{1,5})\)/, "$1"));
  if (key !== null && /^(?:tel|tg|mailto):/.test(key)) return key;
  return isTelegramName(written) ? keyOfHandle(written) : null;
}

function cleaned(written: string): string {
  return written
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
}

function ofContact(contact: string): NamedContact {
  const value = contact.replace(/^\w+:/, "");
  return { contact, pattern: contact.startsWith("tel:") ? phonePattern(value) : namePattern(value) };
}

/** Parses a phone number, Telegram account or e-mail address (docs/behaviour.md, C14). Throws a `CliError` for anything else. */
export function namedContact(written: string): NamedContact {
  const contact = personalKey(cleaned(written));
  if (contact === null)
    throw new CliError(
      `"${cleaned(written).slice(0, 60)}": name a phone number, like +62 812 3456 7890, an account, like @made, or an e-mail address.`,
    );
  return ofContact(contact);
}

/** Parses a phone number or Telegram account, or takes words as they are. Throws a `CliError` if they are too short or too long. */
export function namedPerson(written: string): NamedPerson {
  const words = cleaned(written);
  const contact = personalKey(words);
  if (contact !== null) return ofContact(contact);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS)
    throw new CliError(
      `Name a phone number, an account, or a text of ${MIN_WORDS} to ${MAX_WORDS} characters.`,
    );
  // Postgres takes what follows as text, not as a pattern.
  return { contact: null, pattern: `***=${words}` };
}

export type FoundPerson = StoredPerson & {
  contact: string | null;
  other_contacts: string[];
  photos: string[];
  is_blocked: boolean;
  is_removed: boolean;
};

/** Finds all that is stored about somebody (docs/behaviour.md, C14). */
export async function findPerson({ service }: Run, { contact, pattern }: NamedPerson): Promise<FoundPerson> {
  const found = await service.people.find(contact, pattern);
  const contacts = found.posts.flatMap(({ contact_keys }) => contact_keys);
  const urls = [
    ...found.posts.flatMap(({ media }) => media.flatMap((medium) => medium.urls)),
    ...found.rentals.flatMap(({ media_urls }) => media_urls),
  ];
  return {
    ...found,
    contact,
    other_contacts: contact === null ? [] : [...new Set(contacts)].filter((other) => other !== contact),
    photos: [...new Set(urls)],
    is_blocked: contact !== null && (await service.blockedContacts()).has(contact),
    is_removed: contact !== null && removedHash(await service.removedContacts(), [contact]) !== undefined,
  };
}

/** Listings that belong to no post of a channel, because `npm run import` has written them. */
export function importedOf({ posts, rentals }: StoredPerson): StoredPerson["rentals"] {
  const listings = new Set(posts.flatMap((row) => [row, listingKey(row) ?? row]).map(keyText));
  return rentals.filter(
    ({ source_channel_name: channel, message_id }) =>
      channel === null || message_id === null || !listings.has(keyText({ channel, message_id })),
  );
}

/** Posts that are listed: nobody reads more. */
const MAX_SHOWN = 50;

export function personLines(found: FoundPerson): string[] {
  const slugs = new Map(
    found.rentals.flatMap(({ source_channel_name: channel, message_id, slug }) =>
      slug === null ? [] : [[`${channel}/${message_id}`, slug]],
    ),
  );
  const imported = importedOf(found).map(({ id, slug, title }) =>
    `/rental/${slug ?? id}  ${title ?? ""}`.trim(),
  );
  const counts = [
    counted(found.posts.length, "post"),
    counted(found.rentals.length, "listing"),
    counted(found.photos.length, "photo"),
    counted(found.corrections.length, "correction"),
    counted(found.bot_messages.length, "bot message"),
  ];
  const more = found.posts.length - MAX_SHOWN;
  return [
    ...found.posts.slice(0, MAX_SHOWN).map((row) => searchLine(row, slugs)),
    ...(more > 0 ? [`and ${counted(more, "older post")}: say more of what you look for.`] : []),
    ...imported,
    `${counts.join(", ")}.`,
    ...(found.other_contacts.length > 0 ? [`The same posts name ${found.other_contacts.join(", ")}.`] : []),
    ...(found.is_blocked ? ["The contact is blocked."] : []),
    ...(found.is_removed ? ["The contact was removed: its posts stay out."] : []),
  ];
}
