import { isMapLink } from "@rentals/reader/contact/links.ts";
import type { Ask } from "./ask-public-host.ts";
import { isShortMapLink, type MapLink, pointOfLink } from "./map-link.ts";

const MAX_REDIRECTS = 3;

const isMissing = (status: number): boolean => status === 404 || status === 410;

const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** Whether a redirect leads away from the hosts of maps, or to another port of one. */
const isForeign = (target: URL): boolean =>
  target.port !== "" || !(isShortMapLink(target) || isMapLink(target));

/** Without a body to read, a link is asked over https even where it is written with http. */
function overHttps(href: string): URL | null {
  const url = URL.parse(href);
  if (url?.protocol === "http:") url.protocol = "https:";
  return url;
}

/**
 * Follows a short map link over at most three redirects until it leads to coordinates (docs/behaviour.md, P13). Asks only hosts of short
 * map links. Null if a host gave no answer: the link is to be asked again.
 */
export async function resolveMapLink(href: string, ask: Ask): Promise<MapLink | null> {
  const ended = (state: MapLink["state"]): MapLink => ({ href, state, latitude: null, longitude: null });
  const asked = new Set<string>();
  for (let url = overHttps(href); ; ) {
    if (url === null || !isShortMapLink(url)) return ended("no point");
    if (asked.has(url.href)) return ended("redirect loop");
    if (asked.size === MAX_REDIRECTS) return ended("too many redirects");
    asked.add(url.href);
    const answer = await ask(url).catch(() => null);
    if (answer === null || isBusy(answer.status)) return null;
    if (isMissing(answer.status)) return ended("gone");
    const target = answer.location === null ? null : URL.parse(answer.location, url);
    if (target === null) return ended("no point");
    if (isForeign(target)) return ended("foreign host");
    const point = pointOfLink(target.href);
    if (point !== null) return { href, state: "point", ...point };
    url = overHttps(target.href);
  }
}
