import { mapPoint } from "@rentals/reader/place/map-point.ts";
import { z } from "zod";
import { isInRegion, type MapPoint } from "../../lib/facts/home-point.ts";

/** Where a short map link in the text of a post leads; null coordinates if to no point. */
export const mapLink = z.object({
  href: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type MapLink = z.infer<typeof mapLink>;

export const SHORT_HOSTS = [
  ...["maps.app.goo.gl", "goo.gl", "g.co", "g.page", "maps.apple", "osm.org"],
  ...["ul.waze.com", "waze.com", "www.waze.com"],
];

/** Whether an address is on a host of short map links, by http or https and its usual port. */
export function isShortMapLink({ protocol, hostname, port }: URL): boolean {
  return /^https?:$/.test(protocol) && port === "" && SHORT_HOSTS.includes(hostname);
}

/** The point that a link names, null outside of the region, such as 0,0 (docs/behaviour.md, P13). */
export function pointOfLink(href: string): MapPoint | null {
  const point = mapPoint(href);
  return point !== null && isInRegion(point) ? point : null;
}
