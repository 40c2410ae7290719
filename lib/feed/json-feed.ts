import { absoluteUrl } from "@/lib/seo/absolute-url";
import { SITE_DESCRIPTION, SITE_NAME } from "@/lib/site/site";
import type { Feed } from "./feed";
import type { FeedItem } from "./feed-item";

function item({ id, url, title, summary, published, area, picture }: FeedItem) {
  return {
    id,
    url,
    title: title.toWellFormed(),
    content_text: summary.toWellFormed(),
    ...(picture === null ? {} : { image: picture.url }),
    date_published: published,
    ...(area === null ? {} : { tags: [area.toWellFormed()] }),
  };
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed({ title, home, self, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: title.toWellFormed(),
    home_page_url: home,
    feed_url: self,
    description: SITE_DESCRIPTION,
    icon: absoluteUrl("/icon-512.png"),
    favicon: absoluteUrl("/icon-192.png"),
    language: "en",
    authors: [{ name: SITE_NAME, url: absoluteUrl("/") }],
    items: items.map(item),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
