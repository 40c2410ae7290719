import { telegramHandle, whatsappNumber } from "../../lib/contact/chat-addresses.ts";
import { MAX_URL_LENGTH } from "../../lib/text/safe-url.ts";
import { withoutTrailingPunctuation } from "../../lib/text/text-links.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import type { Prose } from "./contacts.ts";

/** An address in a text, as a URL and where it stands in the normalised text. */
export type Link = { url: URL; href: string; start: number; end: number };

const ADDRESS =
  /(?<![\p{L}\p{N}@._/=-])(?:https?:\/\/|www\.|t\.me\/|telegram\.me\/|wa\.me\/|wa\.link\/|api\.whatsapp\.com\/|chat\.whatsapp\.com\/|maps\.app\.goo\.gl\/|goo\.gl\/|g\.page\/|g\.co\/|maps\.google\.|google\.com\/maps|instagram\.com\/|facebook\.com\/|fb\.com\/|airbnb\.com\/|bit\.ly\/|linktr\.ee\/)[^\s<>"\p{Cc}\p{Extended_Pictographic}]+/gu;

/** Every web address of an advert, with or without https, in the order of the text. `written` is the text as it was. */
export function linksIn(written: string, { text, spanOf }: Normalised): Link[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: match, index: start }) => {
    if (match.length > MAX_URL_LENGTH) return [];
    const end = start + withoutTrailingPunctuation(match).length;
    const span = spanOf(start, end);
    const address = written.slice(span.start, span.end);
    const href = /^https?:/i.test(address) ? address : `https://${address}`;
    const url = URL.parse(href);
    return url?.hostname.includes(".") ? [{ url, href, start, end }] : [];
  });
}

const MAP_HOSTS =
  /^(?:maps\.app\.goo\.gl|g\.page|maps\.google\.[a-z.]{2,6}|maps\.apple\.com|(?:www\.)?waze\.com|maps\.me|osm\.org)$/;
const HOSTS_WITH_MAPS =
  /^(?:goo\.gl|g\.co|(?:www\.)?google\.[a-z.]{2,6}|yandex\.[a-z.]{2,6}|(?:www\.)?openstreetmap\.org)$/;

function isMap({ url: { hostname, pathname } }: Link): boolean {
  return MAP_HOSTS.test(hostname) || (HOSTS_WITH_MAPS.test(hostname) && /^\/(?:maps|kgs)\b/.test(pathname));
}

/** The first link to a map. */
export function readMapUrl(advert: Prose): Fact<string> | null {
  const map = advert.contacts.links.find(isMap);
  return map ? factAt(advert, map.href, [map]) : null;
}

/** Links that are neither a map nor a chat. */
export function readLinks(advert: Prose): Fact<string>[] {
  return advert.contacts.links
    .filter((link) => !isMap(link) && whatsappNumber(link.url) === null && telegramHandle(link.url) === null)
    .map((link) => factAt(advert, link.href, [link]));
}
