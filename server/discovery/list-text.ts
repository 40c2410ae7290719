import { DEFAULT_LOCALE } from "@/lib/language/locales";
import { compactAmount, groupDigits } from "@/lib/money/format-price";
import { areasLabel } from "@/lib/places/place-label";
import { calendarDate } from "@/lib/rentals/posting-date";
import { cutText } from "@/lib/text/excerpt";
import { SITE_NAME } from "@/lib/text/site-name";
import { languageOf } from "@/server/language/language-of";
import type { ListSummary } from "./list-summary";

/** Until every caller knows the language of its page. */
const language = languageOf(DEFAULT_LOCALE);

/** Search engines show about this many characters of a title. */
export const MAX_TITLE = 65;

/** Appends the site's name to a title if it fits. */
export function withSiteName(title: string): string {
  const named = `${title} · ${SITE_NAME}`;
  return named.length <= MAX_TITLE ? named : title;
}

/** "Canggu, Bali", "Canggu, Pererenan, Bali"; "Bali" for the whole island. */
function listArea({ areas }: ListSummary): string {
  return areas.length === 0 ? "Bali" : `${areasLabel(areas, language.t)}, Bali`;
}

/** "42 places"; "1 place". */
export function countLabel(count: number): string {
  return `${groupDigits(count, language.locale)} ${count === 1 ? "place" : "places"}`;
}

/** "Monthly rentals in Canggu, Bali: 42 places from Rp 8M", at most 65 characters; omits unknown facts. */
export function shareListTitle(facts: ListSummary, page: number): string {
  const { count, prices } = facts;
  const from = prices === null ? "" : ` from ${compactAmount(prices.from, null, language, "down")}`;
  const end = page === 1 ? "" : `, page ${page}`;
  const start = "Monthly rentals in ";
  const title = start + cutText(listArea(facts), MAX_TITLE - start.length - end.length);
  const titles = [`${title}: ${countLabel(count)}${from}${end}`, `${title}: ${countLabel(count)}${end}`];
  const fitting = count === 0 ? undefined : titles.find(({ length }) => length <= MAX_TITLE);
  return fitting ?? `${title}${end}`;
}

/** `shareListTitle` with the site's name if it fits. */
export function listTitle(facts: ListSummary, page: number): string {
  return withSiteName(shareListTitle(facts, page));
}

/** Longest name of an area in a description. */
export const MAX_AREA = 40;

function priceRange({ prices: range }: ListSummary): string | null {
  if (range === null) return null;
  const from = compactAmount(range.from, null, language, "down");
  const to = compactAmount(range.to, null, language, "up");
  return from === to ? `${from} a month` : `${from} to ${to} a month`;
}

function bedroomRange({ bedrooms: range }: ListSummary): string | null {
  if (range === null) return null;
  if (range.from === range.to) return range.from === 1 ? "1 bedroom" : `${range.from} bedrooms`;
  return `${range.from} to ${range.to} bedrooms`;
}

/** A list in one line of 70 to 160 characters: count, area, prices, bedrooms, date of the newest. */
export function listDescription(facts: ListSummary, page: number): string {
  const area = cutText(listArea(facts), MAX_AREA);
  if (facts.count === 0)
    return `Nothing to rent by the month in ${area} was posted in the last 30 days. See the other areas of the island.`;
  const date = calendarDate(facts.newest, language.locale);
  const details = [priceRange(facts), bedroomRange(facts), date === null ? null : `newest ${date}`]
    .filter((detail) => detail !== null)
    .join(", ");
  const start = `${countLabel(facts.count)} to rent by the month in ${area}`;
  const end = page === 1 ? "" : ` Page ${page}.`;
  const text = `${start}: ${details}.${end}`;
  return details === "" || text.length < 70
    ? `${start}, with photos, prices and contacts of their owners.${end}`
    : text;
}
