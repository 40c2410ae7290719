import { parseListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import type { LiveRental } from "@/lib/rental/rental";
import { formerRent } from "@/lib/search/reduced-rent";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { textResponse } from "@/server/http/text-response";
import { findRentals } from "@/server/search/find-rentals";
import { conditionalResponse } from "./conditional";
import { type Feed, feedOf } from "./feed";
import { atomXml, jsonFeed } from "./feed-formats";
import { FEED_FORMATS, type FeedFormat, feedQuery } from "./feed-path";

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { xml: atomXml, json: jsonFeed };

/** Responds with the feed of a query: 304 if the client has it, 404 for an unknown location, 503 while the data service cannot answer. */
export function feedResponse(request: Request, format: FeedFormat, language: Language): Response {
  const query = feedQuery(parseListQuery(new URL(request.url).searchParams));
  try {
    const { result, context } = findRentals(query);
    if (result.status !== "found")
      return textResponse(language.t("list.unknownLocation"), 404, { "Cache-Control": SHORT_CACHE_CONTROL });
    const formerRentOf = (rental: LiveRental) => formerRent(rental, context);
    const feed = feedOf(query, format, result.rentals, { language, rates: context.rates, formerRentOf });
    const body = WRITERS[format](feed);
    return conditionalResponse(request, body, FEED_FORMATS[format].mediaType);
  } catch (error) {
    console.error("Making a feed failed", error);
    return textResponse(language.t("list.error"), 503, { "Retry-After": "120" });
  }
}
