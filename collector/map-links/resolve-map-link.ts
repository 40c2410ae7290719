import { request } from "node:https";
import { isMapLink } from "@rentals/reader/contact/links.ts";
import { innerAddress } from "@rentals/reader/forms/web-address.ts";
import { isPublicHost, publicLookup } from "../../lib/network/public-host.ts";
import { isShortMapLink, type MapLink, pointOfLink } from "./map-link.ts";

/** Requests a link without following redirects. `location` is the header as sent. Rejects if there is no answer. */
export type Ask = (url: URL) => Promise<{ status: number; location: string | null }>;

const TIMEOUT_MS = 5_000;

/** Asks a host of the public internet over https; rejects for any other host, whatever its name resolves to. Reads no body. */
export const askPublicHost: Ask = (url) =>
  new Promise((resolve, reject) => {
    if (!isPublicHost(url)) return reject(new Error(`${url.hostname} is not public`));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = request(url, { lookup: publicLookup, signal, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null });
      response.destroy();
    });
    outgoing.on("error", reject);
    outgoing.end();
  });

const MAX_REDIRECTS = 3;

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
 * map links: an address elsewhere is no point, whatever stands in it. "unanswered": the host gave no answer; "missing": it does not know
 * the link, perhaps not yet. Both are to be asked again.
 */
export async function resolveMapLink(href: string, ask: Ask): Promise<MapLink | "unanswered" | "missing"> {
  let url = overHttps(href);
  for (let asked = 0; url !== null && isShortMapLink(url) && asked < MAX_REDIRECTS; asked += 1) {
    const answer = await ask(url).catch(() => null);
    if (answer === null || isBusy(answer.status)) return "unanswered";
    if (answer.status === 404) return "missing";
    const target = answer.location === null ? null : URL.parse(answer.location, url);
    if (target === null || isForeign(target)) break;
    const point = pointOfLink(target.href);
    if (point !== null) return { href, ...point };
    url = overHttps(innerAddress(target).href);
  }
  return { href, latitude: null, longitude: null };
}
