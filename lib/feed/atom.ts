import { xmlText } from "@/lib/seo/xml-text";
import { SITE_DESCRIPTION, SITE_NAME } from "@/lib/site/site";
import type { Feed } from "./feed";
import type { FeedItem } from "./feed-item";
import { FEED_FORMATS } from "./feed-path";

/** An entry's HTML, itself the text of an XML element: its data is escaped once for each. */
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
export function atomXml({ title, home, self, updated, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<subtitle>${xmlText(SITE_DESCRIPTION)}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(SITE_NAME)}</name></author>`,
    `<link rel="self" type="${FEED_FORMATS.xml.mediaType}" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(home)}"/>`,
    ...items.map(entry),
    "</feed>",
    "",
  ].join("\n");
}
