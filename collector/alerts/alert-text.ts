import { draftHref } from "../../lib/enquiry/chat.ts";
import {
  askedItems,
  enquiredHome,
  enquiryDraft,
  enquiryLanguageOf,
} from "../../lib/enquiry/enquiry-draft.ts";
import { enquiryText } from "../../lib/enquiry/enquiry-text.ts";
import { ownerChats } from "../../lib/enquiry/owner-chats.ts";
import { type Locale, localPath } from "../../lib/language/locales.ts";
import type { Language } from "../../lib/language/translator.ts";
import { comparisonOf } from "../../lib/market/comparison.ts";
import { shortStanding } from "../../lib/market/market-text.ts";
import type { RentMarket } from "../../lib/market/rent-market.ts";
import { compactAmount, formatRent } from "../../lib/money/format-price.ts";
import { placeLabel } from "../../lib/places/place-label.ts";
import { detailTitle, roomsLabel } from "../../lib/rental/labels.ts";
import { postingDate } from "../../lib/rental/posting-date.ts";
import { statesRent } from "../../lib/rental/rent.ts";
import type { LiveRental, Rental } from "../../lib/rental/rental.ts";
import { rentalPath } from "../../lib/rental/rental-address.ts";
import { rentalStatements } from "../../lib/rental/rental-statements.ts";
import { cutText } from "../../lib/text/cut-text.ts";
import { withoutContacts } from "../../lib/text/plain-text.ts";
import { AHEAD_MS, DAY_MS } from "../../lib/time/region-day.ts";
import type { OutgoingMessage } from "../bot/send-message.ts";
import { LANGUAGES } from "../report/languages.ts";
import { earlierRent, type SentHome } from "./alert-store.ts";

export type Wording = { language: Language; site: string | null; market: RentMarket; now: Date };

type Offered = { home: Rental } & Pick<SentHome, "rent_before">;
/** A home of a message, or the title of one that has ended. */
export type Announced = Offered | { home: null; title: string | null };

export const isOffered = (announced: Announced): announced is Offered => announced.home !== null;

const HOUR_MS = 3_600_000;

/** Whether messages come without a sound: from 22:00 to 7:00 in the region. */
export function isNight(now: Date): boolean {
  const hour = Math.floor(((now.getTime() + AHEAD_MS) % DAY_MS) / HOUR_MS);
  return hour >= 22 || hour < 7;
}

const MAX_TITLE = 120;
const MAX_UNSTATED = 6;
/** Homes listed in one message. Nobody reads a longer one. */
const MAX_LISTED = 10;

function titleOf(home: Pick<LiveRental, "title">, { t }: Language): string {
  return cutText(withoutContacts(detailTitle(home, t)), MAX_TITLE) || detailTitle({ title: null }, t);
}

const addressOf = (home: Pick<LiveRental, "id" | "slug">, { language, site }: Wording): string | null =>
  site === null ? null : `${site}${localPath(language.locale, rentalPath(home))}`;

function rentLine({ rent }: LiveRental, { language }: Wording): string {
  return rent !== null && statesRent({ rent }) ? formatRent(rent, language) : language.t("facts.toAsk");
}

function wasLine(offered: Offered, language: Language): string | null {
  const { home } = offered;
  const before = earlierRent(offered);
  if (before === null || (home.rent?.amount ?? 0) >= before.amount) return null;
  return language.t("bot.reduced", {
    rent: compactAmount(before.amount, before.currency, language),
  });
}

function placeAndRooms(home: LiveRental, { language: { t } }: Wording): string {
  const place = home.location === null ? "" : placeLabel(home.location, t);
  return [roomsLabel(home.bedrooms, home.bathrooms, t), place].filter((part) => part !== "").join(" · ");
}

function unstatedLine(home: Rental, { t, locale }: Language): string | null {
  const unstated = askedItems(rentalStatements(home, { t, locale }));
  if (unstated.length === 0) return null;
  const items = unstated.slice(0, MAX_UNSTATED).map((item) => t(`facts.item.${item}`));
  return t("bot.notStated", { items: items.join(", ") });
}

/** The link that opens a chat with the landlord, with the questions as a draft; null without such a chat. */
function askLink(home: Rental, { site, language }: Wording): string | null {
  const chat = ownerChats(home)?.find(({ address }) => address.startsWith("https:"));
  if (!chat || site === null) return null;
  const items = askedItems(rentalStatements(home, language));
  const enquired = enquiredHome(home, (path) => `${site}${path}`);
  const locale = enquiryLanguageOf(home.raw_description);
  return draftHref(chat, enquiryText(enquiryDraft(enquired, items, LANGUAGES[locale]), locale));
}

/** Telegram refuses links to addresses that only this machine knows. */
const isPublic = (address: string | null): address is string =>
  address !== null && !/^https?:\/\/(localhost|127\.|\[)/.test(address);

function homeMessage(offered: Offered, wording: Wording): OutgoingMessage {
  const { home } = offered;
  const { language, market, now } = wording;
  const { t } = language;
  const posted = home.posted_at === null ? null : new Date(home.posted_at);
  const standing = shortStanding(comparisonOf(market, home), language);
  const lines = [
    titleOf(home, language),
    [rentLine(home, wording), wasLine(offered, language), standing]
      .filter((part) => part !== null)
      .join(" · "),
    placeAndRooms(home, wording),
    unstatedLine(home, language),
    t("bot.posted", { date: postingDate(posted, now, language) }),
  ];
  const links = [
    { text: t("bot.open"), url: addressOf(home, wording) },
    { text: t("bot.ask"), url: askLink(home, wording) },
  ].flatMap(({ text, url }) => (isPublic(url) ? [{ text, url }] : []));
  return {
    text: lines.filter((line) => line !== null && line !== "").join("\n"),
    buttons: [
      ...(links.length === 0 ? [] : [links]),
      [{ text: t("bot.notForMe"), callback_data: `v:hide:${home.id}` }],
    ],
    isSilent: isNight(now),
  };
}

export function homeLine(home: LiveRental, wording: Wording, was: string | null = null): string {
  const address = addressOf(home, wording);
  const rent = was === null ? rentLine(home, wording) : `${rentLine(home, wording)} · ${was}`;
  const line = `• ${titleOf(home, wording.language)}, ${rent}`;
  return address === null ? line : `${line}\n${address}`;
}

const goneText = (title: string | null, language: Language): string =>
  language.t("bot.gone", { title: titleOf({ title }, language) });

/** A message about homes; those that are no longer offered are named without an address, contact and buttons. */
export function alertMessage(announced: readonly Announced[], wording: Wording): OutgoingMessage {
  const { language, now } = wording;
  const { t } = language;
  const [first, ...others] = announced;
  if (first && others.length === 0)
    return isOffered(first)
      ? homeMessage(first, wording)
      : { text: goneText(first.title, language), buttons: [] };
  const lines = announced
    .slice(0, MAX_LISTED)
    .map((each) =>
      isOffered(each)
        ? homeLine(each.home, wording, wasLine(each, language))
        : `• ${goneText(each.title, language)}`,
    );
  const more = announced.length - lines.length;
  const count = t("bot.digest", { count: announced.length });
  return {
    text: [count, ...lines, ...(more > 0 ? [t("bot.more", { count: more })] : [])].join("\n\n"),
    buttons: [],
    isSilent: isNight(now),
  };
}

/** What a chat is asked that has been silent for 60 days (docs/behaviour.md, B11). */
export function stillLooking(locale: Locale): OutgoingMessage {
  const { t } = LANGUAGES[locale];
  const [yes, no] = [t("bot.yes"), t("bot.no")];
  const buttons = [
    { text: yes, callback_data: "v:yes" },
    { text: no, callback_data: "v:no" },
  ];
  return { text: t("bot.stillLooking"), buttons: [buttons] };
}
