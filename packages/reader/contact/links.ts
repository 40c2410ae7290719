import { innerAddress, withoutTrailingPunctuation } from "../forms/web-address.ts";
import type { Normalised } from "../text/normalise.ts";

/** A link with its place in the normalised text. */
export type Link = { url: URL; href: string; start: number; end: number };

const MAX_URL_LENGTH = 2_000;

const ADDRESS =
  /(?<![\p{L}\p{N}@._/=-])(?:https?:\/\/|geo:(?=-?\d)|www\.|t\.me\/|telegram\.me\/|wa\.me\/|wa\.link\/|api\.whatsapp\.com\/|chat\.whatsapp\.com\/|maps\.app\.goo\.gl\/|goo\.gl\/|g\.page\/|g\.co\/|maps\.google\.|google\.com\/maps|instagram\.com\/|facebook\.com\/|fb\.com\/|airbnb\.com\/|bit\.ly\/|linktr\.ee\/)[^\s<>"\p{Cc}\p{Extended_Pictographic}]+/gu;

/** Every web address of an advert, with or without https, and every `geo:` with coordinates, in the order of the text. `written` is the original text. */
export function linksIn(written: string, { text, spanOf }: Normalised): Link[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: match, index: start }) => {
    if (match.length > MAX_URL_LENGTH) return [];
    const end = start + withoutTrailingPunctuation(match).length;
    const span = spanOf(start, end);
    const address = written.slice(span.start, span.end);
    const href = /^(?:https?|geo):/i.test(address) ? address : `https://${address}`;
    const url = URL.parse(href);
    return url?.protocol === "geo:" || url?.hostname.includes(".") ? [{ url, href, start, end }] : [];
  });
}

const MAP_HOSTS =
  /^(?:maps\.app\.goo\.gl|g\.page|maps\.google\.[a-z.]{2,6}|maps\.apple\.com|(?:www\.|ul\.)?waze\.com|maps\.me|maps\.yandex\.[a-z.]{2,6}|(?:www\.)?2gis\.[a-z]{2,6}|(?:www\.)?(?:openstreetmap|osm)\.org)$/;
const HOSTS_WITH_MAPS = /^(?:goo\.gl|g\.co|(?:www\.)?google\.[a-z.]{2,6}|(?:www\.)?yandex\.[a-z.]{2,6})$/;

/** Whether a link leads to a host of maps, or has coordinates instead of one: `geo:-8.65,115.13`. */
export function isMapLink(link: URL): boolean {
  const { protocol, hostname, pathname } = innerAddress(link);
  if (protocol === "geo:") return true;
  return MAP_HOSTS.test(hostname) || (HOSTS_WITH_MAPS.test(hostname) && /^\/(?:maps|kgs)\b/.test(pathname));
}
