import { parseListQuery } from "@/lib/filters/schema";
import { findRentals } from "@/lib/rentals/find-rentals";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";
import { atomXml } from "./atom";
import { entityTag, matchesTag } from "./conditional";
import { type Feed, feedOf } from "./feed";
import { FEED_FORMATS, type FeedFormat, feedQuery } from "./feed-path";
import { jsonFeed } from "./json-feed";

/** The same for everybody: kept for a while by readers and by caches in front. */
const CACHE_CONTROL = "public, max-age=300, s-maxage=300, stale-while-revalidate=3600";

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { xml: atomXml, json: jsonFeed };

function told(message: string, status: number, headers: Record<string, string>): Response {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${message}\n`, { status, headers: { ...type, ...headers } });
}

/**
 * The feed of the list that a request's query string names: 304 when the client has it, 404 for an unknown location,
 * 503 while the data service cannot answer.
 */
export async function feedAnswer(request: Request, format: FeedFormat): Promise<Response> {
  const query = feedQuery(parseListQuery(new URL(request.url).searchParams));
  try {
    const { result } = await findRentals(query);
    if (result.status !== "found")
      return told(LIST_MESSAGES.unknownLocation, 404, { "Cache-Control": "public, max-age=300" });
    const body = WRITERS[format](feedOf(query, format, result.rentals));
    const tag = entityTag(body);
    const headers = { ETag: tag, "Cache-Control": CACHE_CONTROL };
    if (matchesTag(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers });
    const type = `${FEED_FORMATS[format].mediaType}; charset=utf-8`;
    return new Response(body, { headers: { ...headers, "Content-Type": type } });
  } catch (error) {
    console.error("Making a feed failed", error);
    return told(LIST_MESSAGES.error, 503, { "Retry-After": "120" });
  }
}
