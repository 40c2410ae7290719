import { analyticsSettings } from "@/lib/reporting/analytics";

type Settings = Readonly<Record<string, string | undefined>>;

const hostOf = (url: string | undefined) => URL.parse(url?.trim() ?? "")?.host || null;

function aboutErrors(settings: Settings): string {
  const host = hostOf(settings.NEXT_PUBLIC_SENTRY_DSN);
  if (host === null) return "When a page fails, nothing of it is sent to another company.";
  if (settings.NEXT_PUBLIC_SENTRY_PERSONAL_DATA?.trim() === "false")
    return `When a page fails, a report goes to ${host}: the error and the page it happened on, without your address.`;
  return `When a page fails, a report goes to ${host}: the error, the page it happened on, your internet address and which browser you use. It never holds what you like or compare, and of the page you came from only its site.`;
}

function aboutVisits(settings: Settings): string {
  const analytics = analyticsSettings({
    url: settings.NEXT_PUBLIC_ANALYTICS_URL,
    websiteId: settings.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
    collectUrl: settings.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
    respectDnt: settings.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
  });
  if (analytics === null) return "Visits are not counted by anybody but this site's own server log.";
  const counted = `Visits of pages, and presses of contact, source, location, share and like, are counted by ${hostOf(analytics.collectUrl ?? analytics.src)}`;
  return analytics.respectsOptOut
    ? `${counted}; not if your browser sends Do Not Track or Global Privacy Control.`
    : `${counted}.`;
}

function aboutMaps(settings: Settings): string {
  if (settings.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?.trim())
    return "The map is Google's: when it loads, Google learns your internet address and what you look at on it.";
  const tiles = hostOf(settings.NEXT_PUBLIC_MAP_TILE_URL);
  return tiles === null
    ? "The map comes from this site itself."
    : `The pictures of the map come from ${tiles}, which learns your internet address and what you look at on it.`;
}

/** Which third parties learn what about a visitor through errors, analytics and the map, as configured (docs/behaviour.md, O11). */
export function privacyStatements(settings: Settings): string[] {
  return [aboutErrors(settings), aboutVisits(settings), aboutMaps(settings)];
}
