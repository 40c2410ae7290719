import type { Language, Translator } from "@/lib/language/translator";
import { compactAmount } from "@/lib/money/format-price";
import { areasLabel } from "@/lib/places/place-label";
import { bedroomsRange } from "@/lib/rental/labels";
import { daysShown } from "@/lib/rental/live";
import { calendarDate } from "@/lib/rental/posting-date";
import { cutText } from "@/lib/text/excerpt";
import { siteName } from "@/server/site/site-settings";
import type { ListSummary } from "./list-summary";
import { joinFitting, MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from "./text-lengths";

/** Appends the site's name to a title if it fits. */
export function withSiteName(title: string): string {
  const named = `${title} · ${siteName()}`;
  return named.length <= MAX_TITLE ? named : title;
}

/** "Canggu, Bali", "Canggu, Pererenan, Bali"; "Bali" for the whole island. */
function listArea({ areas }: ListSummary, t: Translator): string {
  return areas.length === 0 ? t("places.region") : t("places.inRegion", { place: areasLabel(areas, t) });
}

/** "Monthly rentals in Canggu, Bali: 42 places from Rp 8M", at most 65 characters. */
export function shareListTitle(facts: ListSummary, page: number, language: Language): string {
  const { t } = language;
  const { count, prices } = facts;
  const onPage = (title: string) =>
    page === 1 ? title : t("meta.list.titleOfPage", { title, page: String(page) });
  const write = (area: string) => onPage(t("meta.list.title", { area }));
  const area = cutText(listArea(facts, t), MAX_TITLE - write("").length);
  const from = prices === null ? null : compactAmount(prices.from, null, language, "down");
  const titles = [
    ...(from === null ? [] : [onPage(t("meta.list.titleFrom", { area, count, from }))]),
    onPage(t("meta.list.titleCount", { area, count })),
  ];
  const fitting = count === 0 ? undefined : titles.find(({ length }) => length <= MAX_TITLE);
  return fitting ?? write(area);
}

/** `shareListTitle` with the site's name if it fits. */
export function listTitle(facts: ListSummary, page: number, language: Language): string {
  return withSiteName(shareListTitle(facts, page, language));
}

/** Longest name of an area in a description. */
export const MAX_AREA = 40;

function priceRange({ prices: range }: ListSummary, language: Language): string | null {
  if (range === null) return null;
  const { t } = language;
  const from = compactAmount(range.from, null, language, "down");
  const to = compactAmount(range.to, null, language, "up");
  return from === to ? t("meta.list.price", { price: from }) : t("meta.list.prices", { from, to });
}

/** A list in one line of 70 to 160 characters: count, area, and as many of prices, bedrooms and date of the newest as fit. */
export function listDescription(facts: ListSummary, page: number, language: Language): string {
  const { locale, t } = language;
  const { count, bedrooms } = facts;
  const area = cutText(listArea(facts, t), MAX_AREA);
  if (count === 0) return t("meta.list.empty", { area, days: daysShown() });
  const onPage = (text: string) =>
    page === 1 ? text : t("meta.list.textOfPage", { text, page: String(page) });
  const date = calendarDate(facts.newest, locale);
  const details = [
    priceRange(facts, language),
    bedrooms === null ? null : bedroomsRange(bedrooms.from, bedrooms.to, t),
    date === null ? null : t("meta.list.newest", { date }),
  ].filter((detail) => detail !== null);
  const write = (facts: string) => onPage(t("meta.list.facts", { count, area, facts }));
  const known = joinFitting(details, ", ", (facts) => write(facts).length <= MAX_DESCRIPTION);
  const text = write(known);
  return known === "" || text.length < MIN_DESCRIPTION
    ? onPage(t("meta.list.noFacts", { count, area }))
    : text;
}
