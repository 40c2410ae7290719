const MAP_HOSTS =
  /^(?:maps\.app\.goo\.gl|g\.page|maps\.google\.[a-z.]{2,6}|maps\.apple\.com|(?:www\.|ul\.)?waze\.com|maps\.me|(?:www\.)?(?:openstreetmap|osm)\.org)$/;
const HOSTS_WITH_MAPS = /^(?:goo\.gl|g\.co|(?:www\.)?google\.[a-z.]{2,6}|yandex\.[a-z.]{2,6})$/;

/** Whether a link is on a host of maps, or has coordinates instead of one: `geo:-8.65,115.13`. */
export function isMapLink({ protocol, hostname, pathname }: URL): boolean {
  if (protocol === "geo:") return true;
  return MAP_HOSTS.test(hostname) || (HOSTS_WITH_MAPS.test(hostname) && /^\/(?:maps|kgs)\b/.test(pathname));
}
