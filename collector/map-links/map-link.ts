import { mapPoint } from "@rentals/reader/place/map-point.ts";
import { z } from "zod";
import { isInRegion, type MapPoint } from "../../lib/facts/home-point.ts";

/** What a short map link in the text of a post leads to. A link that could not be asked has no state yet, and is asked again. */
export const mapLink = z.object({
  href: z.string(),
  state: z.enum([
    "point",
    "no point",
    "gone",
    "redirect loop",
    "too many redirects",
    /** It leads away from maps. Such a host is not asked, and its address is no point, whatever stands in it. */
    "foreign host",
  ]),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type MapLink = z.infer<typeof mapLink>;

export const SHORT_HOSTS = [
  "maps.app.goo.gl",
  "goo.gl",
  "g.co",
  "g.page",
  "maps.apple",
  "osm.org",
  "ul.waze.com",
  "waze.com",
  "www.waze.com",
] as const;

const shortHosts = new Set<string>(SHORT_HOSTS);

/** Whether an address is on a host of short map links, by http or https and its usual port. */
export function isShortMapLink({ protocol, hostname, port }: URL): boolean {
  return /^https?:$/.test(protocol) && port === "" && shortHosts.has(hostname);
}

/** The point that a link names, null outside of the region, such as 0,0 (docs/behaviour.md, P13). */
export function pointOfLink(href: string): MapPoint | null {
  const point = mapPoint(href);
  return point !== null && isInRegion(point) ? point : null;
}
