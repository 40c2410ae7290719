import { absoluteUrl, localUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";
import type { Feed, FeedItem } from "./feed";
import { FEED_FORMATS } from "./feed-path";
import { xmlText } from "./xml-text";

/** The HTML of an entry. It is itself escaped as the text of an XML element, so its data is escaped twice. */
function html({ summary, picture }: FeedItem): string {
  const image =
    picture === null
      ? ""
      : `<p><img src="${xmlText(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${xmlText(picture.alt)}"></p>`;
  return `${image}<p>${xmlText(summary)}</p>`;
}

function entry(item: FeedItem): string {
  return [
    "<entry>",
    `<id>${xmlText(item.id)}</id>`,
    `<title>${xmlText(item.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(item.url)}"/>`,
    `<published>${item.published}</published>`,
    `<updated>${item.published}</updated>`,
    item.area === null ? "" : `<category term="${xmlText(item.area)}"/>`,
    `<summary>${xmlText(item.summary)}</summary>`,
    `<content type="html">${xmlText(html(item))}</content>`,
    "</entry>",
  ].join("");
}

/** A feed as Atom (RFC 4287). */
export function atomXml({ locale, title, description, home, self, updated, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<subtitle>${xmlText(description)}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(siteName())}</name></author>`,
    `<link rel="self" type="${FEED_FORMATS.xml.mediaType}" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(home)}"/>`,
    ...items.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

function item({ id, url, title, summary, published, area, picture }: FeedItem) {
  return {
    id,
    url,
    title: title.toWellFormed(),
    content_text: summary.toWellFormed(),
    image: picture?.url,
    date_published: published,
    tags: area === null ? undefined : [area.toWellFormed()],
  };
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed({ locale, title, description, home, self, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: title.toWellFormed(),
    home_page_url: home,
    feed_url: self,
    description,
    icon: absoluteUrl("/icon-512.png"),
    favicon: absoluteUrl("/icon-192.png"),
    language: locale,
    authors: [{ name: siteName(), url: localUrl(locale, "/") }],
    items: items.map(item),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
