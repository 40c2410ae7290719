import type { Metadata } from "next";
import { DEFAULT_QUERY, homeHref, type ListQuery } from "@/lib/filters/schema";
import type { Language, Translator } from "@/lib/language/translator";
import { compactAmount } from "@/lib/money/format-price";
import { areasLabel } from "@/lib/places/place-label";
import { bedroomsRange } from "@/lib/rental/labels";
import { daysShown } from "@/lib/rental/live";
import { calendarDate } from "@/lib/rental/posting-date";
import { asksByMonth, basePricePerMonth, isDoubtful } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { pageOf } from "@/lib/search/pages";
import type { FoundRentals } from "@/server/search/find-rentals";
import { feedLink } from "./feed-path";
import { INDEXED, MIN_DESCRIPTION, missingMetadata, NOT_INDEXED, pageMetadata } from "./page-metadata";

type Range = { from: number; to: number };

function range(values: readonly number[]): Range | null {
  if (values.length === 0) return null;
  const from = values.reduce((a, b) => Math.min(a, b));
  return { from, to: values.reduce((a, b) => Math.max(a, b)) };
}

/** ISO time of the newest posting; null if none is known. */
export function newestPosting(rentals: readonly LiveRental[]): string | null {
  return rentals.reduce<string | null>(
    (newest, { posted_at }) => (posted_at !== null && posted_at > (newest ?? "") ? posted_at : newest),
    null,
  );
}

/** The facts of a list that its title and description contain, of homes that ask by the month: in rupiah. Null if its location is unknown. */
export function listSummary({ result, context }: FoundRentals) {
  if (result.status !== "found") return null;
  const { areas } = result;
  const rentals = result.rentals.filter(asksByMonth);
  const prices = rentals.flatMap(({ rent }) => basePricePerMonth(rent, context.rates) ?? []);
  const bedrooms = rentals.map((rental) => rental.bedrooms ?? 0);
  return {
    areas: areas.flatMap((index) => context.places.points[index]?.name ?? []),
    count: rentals.length,
    prices: range(prices.filter((price) => !isDoubtful(price))),
    bedrooms: range(bedrooms.filter((count) => count > 0)),
    newest: newestPosting(rentals),
  };
}

export type ListSummary = NonNullable<ReturnType<typeof listSummary>>;

/** "Canggu, Bali", "Canggu, Pererenan, Bali"; "Bali" for the whole island. */
function listArea({ areas }: ListSummary, t: Translator): string {
  return areas.length === 0 ? t("places.region") : t("places.inRegion", { place: areasLabel(areas, t) });
}

/** "Monthly rentals in Canggu, Bali: 42 places from Rp 8M". */
export function listTitle(facts: ListSummary, page: number, language: Language): string {
  const { t } = language;
  const { count, prices } = facts;
  const area = listArea(facts, t);
  const from = prices === null ? null : compactAmount(prices.from, null, language, "down");
  const counted =
    from === null
      ? t("meta.list.titleCount", { area, count })
      : t("meta.list.titleFrom", { area, count, from });
  const title = count === 0 ? t("meta.list.title", { area }) : counted;
  return page === 1 ? title : t("meta.list.titleOfPage", { title, page: String(page) });
}

function priceRange({ prices }: ListSummary, language: Language): string | null {
  if (prices === null) return null;
  const { t } = language;
  const from = compactAmount(prices.from, null, language, "down");
  const to = compactAmount(prices.to, null, language, "up");
  return from === to ? t("meta.list.price", { price: from }) : t("meta.list.prices", { from, to });
}

/** A list in one line: count, area, prices, bedrooms and the date of the newest. */
export function listDescription(facts: ListSummary, page: number, language: Language): string {
  const { locale, t } = language;
  const { count, bedrooms } = facts;
  const area = listArea(facts, t);
  if (count === 0) return t("meta.list.empty", { area, days: daysShown() });
  const date = calendarDate(facts.newest, locale);
  const details = [
    priceRange(facts, language),
    bedrooms === null ? null : bedroomsRange(bedrooms.from, bedrooms.to, t),
    date === null ? null : t("meta.list.newest", { date }),
  ].filter((detail) => detail !== null);
  const known = t("meta.list.facts", { count, area, facts: details.join(", ") });
  const isTelling = details.length > 0 && known.length >= MIN_DESCRIPTION;
  const text = isTelling ? known : t("meta.list.noFacts", { count, area });
  return page === 1 ? text : t("meta.list.textOfPage", { text, page: String(page) });
}

/** Whether a list has no filter but its areas, in the default order. Only such lists may be crawled (server/discovery/robots-txt.ts). */
function isUnfiltered({ location: _location, page: _page, ...facets }: ListQuery): boolean {
  const { location: _anywhere, page: _first, ...defaults } = DEFAULT_QUERY;
  return JSON.stringify(facets) === JSON.stringify(defaults);
}

/** The canonical list of a query: its areas, and its page unless the list is filtered or sorted. */
export function canonicalList(query: ListQuery, areas: readonly string[]): Partial<ListQuery> {
  return { location: [...areas], page: isUnfiltered(query) ? query.page : 1 };
}

/** Metadata of a list; that of a 404 page for an unknown location or a page past the end. */
export function listMetadata(query: ListQuery, found: FoundRentals, language: Language): Metadata {
  const { t } = language;
  const facts = listSummary(found);
  const { result } = found;
  if (facts === null || result.status !== "found") return missingMetadata(t("meta.missing.location"));
  if (pageOf(found.shown, query.page) === null) return missingMetadata(t("notFound.title"));
  const { areas } = facts;
  const canonical = canonicalList(query, areas);
  const page = canonical.page ?? 1;
  const isOfContact = query.contact !== "";
  // No noindex on another filtered list: robots may not read it (docs/behaviour.md, S3). The list of all areas stays while it is empty.
  const isIndexed =
    !isOfContact && (!isUnfiltered(query) || areas.length <= Math.min(1, result.rentals.length));
  const types = feedLink(query, language);
  const metadata = pageMetadata(
    {
      title: listTitle(facts, page, language),
      description: listDescription(facts, page, language),
      path: homeHref(canonical),
      robots: isIndexed ? INDEXED : NOT_INDEXED,
      types,
    },
    language,
  );
  // The canonical address of a contact's homes is the list of all, which may be indexed.
  return isOfContact ? { ...metadata, alternates: { types } } : metadata;
}
