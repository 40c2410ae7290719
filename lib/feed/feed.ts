import { homeHref, type ListQuery } from "@/lib/filters/schema";
import type { LiveRental } from "@/lib/rentals/rental";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { type FeedItem, feedItems } from "./feed-item";
import { type FeedFormat, feedPath, feedQuery, feedTitle } from "./feed-path";

/** A list as a feed, whatever its format. */
export type Feed = {
  title: string;
  /** The list that the feed follows. */
  home: string;
  self: string;
  /** ISO time of the newest entry. An empty feed has not changed since time began: its date must not move either. */
  updated: string;
  items: FeedItem[];
};

const NEVER = "1970-01-01T00:00:00.000Z";

/** The feed of a query from the rentals that it found, newest first. */
export function feedOf(query: ListQuery, format: FeedFormat, rentals: readonly LiveRental[]): Feed {
  const items = feedItems(rentals);
  return {
    title: feedTitle(query),
    home: absoluteUrl(homeHref(feedQuery(query))),
    self: absoluteUrl(feedPath(format, query)),
    updated: items[0]?.published ?? NEVER,
    items,
  };
}
