import { homeHref, type ListQuery, parseListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { compactAmount } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { detailTitle, roomsLabel } from "@/lib/rental/labels";
import { rentLines } from "@/lib/rental/rent-lines";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import type { CardContext } from "@/lib/search/card";
import { formerRent } from "@/lib/search/reduced-rent";
import { respondOr503 } from "@/server/data/unread";
import { polledResponse, textResponse } from "@/server/http/text-response";
import { previewSource, rentalPreview } from "@/server/preview/preview-picture";
import { findRentals } from "@/server/search/find-rentals";
import { localUrl } from "@/server/site/absolute-url";
import { serverEnv } from "@/server/site/server-env";
import { siteName } from "@/server/site/site-settings";
import { ATOM, feedPath, feedQuery, feedTitle } from "./feed-path";
import { xmlText } from "./xml-text";

const MAX_ITEMS = 50;

/** Tag URIs (RFC 4151) need a date on which their author owned the host name. */
const TAG_DATE = "2026";

type FeedContext = Pick<CardContext, "formerRentOf" | "language"> & { rates: ExchangeRates };

/** One line of facts. */
function summaryLine(rental: LiveRental, { language, rates, formerRentOf }: FeedContext): string {
  const { t } = language;
  const before = formerRentOf(rental);
  const { rent } = rental;
  const lines = rent && rentLines(rent, rent.currency, rates, language);
  return [
    rental.location === null ? "" : placeLabel(rental.location, t),
    roomsLabel(rental.bedrooms, rental.bathrooms, t),
    lines?.posted ?? "",
    lines?.perMonth ?? "",
    before === null ? "" : t("feed.was", { rent: compactAmount(before.amount, before.currency, language) }),
    lines?.doubt ?? "",
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

/** The photo of an entry in HTML. It is itself escaped as the text of an XML element, so its data is escaped twice. */
function photoHtml(rental: LiveRental, title: string, { language }: FeedContext): string {
  if (previewSource(rental) === null) return "";
  const { url, width, height, alt } = rentalPreview(rental, title, language.t);
  return `<p><img src="${xmlText(url)}" width="${width}" height="${height}" alt="${xmlText(alt)}"></p>`;
}

/** The id of an entry does not change with title, slug or price. */
function entry(rental: LiveRental, context: FeedContext): string {
  const { hostname } = new URL(serverEnv.siteUrl());
  const { locale, t } = context.language;
  const title = detailTitle(rental, t);
  const summary = summaryLine(rental, context);
  return [
    "<entry>",
    `<id>tag:${xmlText(hostname)},${TAG_DATE}:rental:${rental.id}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(localUrl(locale, rentalPath(rental)))}"/>`,
    `<published>${rental.posted_at}</published>`,
    `<updated>${rental.posted_at}</updated>`,
    `<summary>${xmlText(summary)}</summary>`,
    `<content type="html">${xmlText(`${photoHtml(rental, title, context)}<p>${xmlText(summary)}</p>`)}</content>`,
    "</entry>",
  ].join("");
}

/** The newest fifty rentals of a list as Atom (RFC 4287). Sorts them again, because lists put doubtful prices last. */
export function atomFeed(query: ListQuery, rentals: readonly LiveRental[], context: FeedContext): string {
  const { locale, t } = context.language;
  const newest = rentals
    .filter(({ posted_at }) => posted_at !== null)
    .toSorted((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""))
    .slice(0, MAX_ITEMS);
  const self = xmlText(localUrl(locale, feedPath(query)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${self}</id>`,
    `<title>${xmlText(feedTitle(query, context.language))}</title>`,
    `<subtitle>${xmlText(t("meta.description"))}</subtitle>`,
    `<updated>${newest[0]?.posted_at ?? "1970-01-01T00:00:00.000Z"}</updated>`,
    `<author><name>${xmlText(siteName())}</name></author>`,
    `<link rel="self" type="${ATOM}" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(localUrl(locale, homeHref(feedQuery(query))))}"/>`,
    ...newest.map((rental) => entry(rental, context)),
    "</feed>",
    "",
  ].join("\n");
}

/** Responds with the feed of a list: 404 for an unknown location, 503 while the data service cannot answer. */
export function feedResponse(request: Request, language: Language): Promise<Response> {
  const query = feedQuery(parseListQuery(new URL(request.url).searchParams));
  return respondOr503("Making a feed failed", () => {
    const { result, context } = findRentals(query);
    if (result.status !== "found") return textResponse(language.t("list.unknownLocation"), 404);
    const formerRentOf = (rental: LiveRental) => formerRent(rental, context);
    const feed = atomFeed(query, result.rentals, { language, rates: context.rates, formerRentOf });
    return polledResponse(feed, ATOM);
  });
}
