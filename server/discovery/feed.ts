import { homeHref, type ListQuery } from "@/lib/filters/schema";
import type { Locale } from "@/lib/language/locales";
import type { ExchangeRates } from "@/lib/money/currency";
import { compactAmount, formatAmount } from "@/lib/money/format-price";
import { isDoubtfulPrice, monthlyPrice } from "@/lib/money/monthly-price";
import { placeLabel } from "@/lib/places/place-label";
import { detailTitle, roomsLabel } from "@/lib/rental/labels";
import { postedPrice } from "@/lib/rental/posted-price";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import type { CardContext } from "@/lib/search/card";
import { type PreviewPicture, previewSource, rentalPreview } from "@/server/preview/preview-picture";
import { localUrl } from "@/server/site/absolute-url";
import { serverEnv } from "@/server/site/server-env";
import { type FeedFormat, feedPath, feedQuery, feedTitle } from "./feed-path";

const MAX_ITEMS = 50;

/** Tag URIs (RFC 4151) need a date on which their author owned the host name. */
const TAG_DATE = "2026";

export type FeedItem = {
  /** Does not change with title, slug or price. */
  id: string;
  url: string;
  title: string;
  /** One line of facts. */
  summary: string;
  /** ISO time in UTC. */
  published: string;
  area: string | null;
  picture: PreviewPicture | null;
};

type FeedContext = Pick<CardContext, "formerRentOf" | "language"> & { rates: ExchangeRates };

function summaryLine(rental: LiveRental, { language, rates, formerRentOf }: FeedContext): string {
  const { locale, t } = language;
  const before = formerRentOf(rental);
  const monthly = monthlyPrice(rental);
  const isDoubtful = isDoubtfulPrice(monthly, rates);
  return [
    rental.location === null ? "" : placeLabel(rental.location, t),
    roomsLabel(rental.bedrooms, rental.bathrooms, t),
    monthly === null || monthly.advertised || isDoubtful
      ? ""
      : t("money.per.month", { price: formatAmount(monthly.perMonth, monthly.currency, locale) }),
    postedPrice(rental, language) ?? "",
    before === null ? "" : t("feed.was", { rent: compactAmount(before.amount, before.currency, language) }),
    isDoubtful ? t("money.doubtful") : "",
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

function toItem(rental: LiveRental, published: string, context: FeedContext): FeedItem {
  const { hostname } = new URL(serverEnv.siteUrl());
  const { locale, t } = context.language;
  const title = detailTitle(rental, t);
  return {
    id: `tag:${hostname},${TAG_DATE}:rental:${rental.id}`,
    url: localUrl(locale, rentalPath(rental)),
    title,
    summary: summaryLine(rental, context),
    published,
    area: rental.location === null ? null : placeLabel(rental.location, t),
    picture: previewSource(rental) === null ? null : rentalPreview(rental, title, context.language),
  };
}

/** The newest fifty rentals of a list as feed entries. Sorts them again, because lists put doubtful prices last. */
export function feedItems(rentals: readonly LiveRental[], context: FeedContext): FeedItem[] {
  return rentals
    .flatMap((rental) => (rental.posted_at === null ? [] : [{ rental, posted: rental.posted_at }]))
    .sort((a, b) => (a.posted === b.posted ? 0 : a.posted < b.posted ? 1 : -1))
    .slice(0, MAX_ITEMS)
    .map(({ rental, posted }) => toItem(rental, posted, context));
}

export type Feed = {
  locale: Locale;
  title: string;
  description: string;
  /** Address of the list that the feed follows. */
  home: string;
  /** Address of the feed itself. */
  self: string;
  /** ISO time of the newest entry; a constant for an empty feed, so that its body does not change. */
  updated: string;
  items: FeedItem[];
};

const NEVER = "1970-01-01T00:00:00.000Z";

export function feedOf(
  query: ListQuery,
  format: FeedFormat,
  rentals: readonly LiveRental[],
  context: FeedContext,
): Feed {
  const { locale, t } = context.language;
  const items = feedItems(rentals, context);
  return {
    locale,
    title: feedTitle(query, context.language),
    description: t("meta.description"),
    home: localUrl(locale, homeHref(feedQuery(query))),
    self: localUrl(locale, feedPath(format, query)),
    updated: items[0]?.published ?? NEVER,
    items,
  };
}
