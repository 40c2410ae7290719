import type { Translator } from "@/lib/language/translator";
import type { AnalyticsSettings } from "@/lib/reporting/analytics";

type Settings = Readonly<Record<string, string | undefined>>;

const hostOf = (url: string | undefined) => URL.parse(url?.trim() ?? "")?.host || null;

function aboutErrors(settings: Settings, t: Translator): string {
  const host = hostOf(settings.NEXT_PUBLIC_SENTRY_DSN);
  if (host === null) return t("privacy.errorsNobody");
  return settings.NEXT_PUBLIC_SENTRY_PERSONAL_DATA?.trim() === "false"
    ? t("privacy.errorsNameless", { host })
    : t("privacy.errors", { host });
}

function aboutVisits(analytics: AnalyticsSettings | null, t: Translator): string {
  if (analytics === null) return t("privacy.visitsNobody");
  const host = hostOf(analytics.collectUrl ?? analytics.src) ?? "";
  return analytics.respectsOptOut ? t("privacy.visitsOptOut", { host }) : t("privacy.visits", { host });
}

function aboutMaps(settings: Settings, t: Translator): string {
  if (settings.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?.trim()) return t("privacy.mapGoogle");
  const host = hostOf(settings.NEXT_PUBLIC_MAP_TILE_URL);
  return host === null ? t("privacy.mapSite") : t("privacy.mapTiles", { host });
}

/** Which third parties learn what about a visitor through errors, analytics and the map, as configured (docs/behaviour.md, O11). */
export function privacyStatements(
  settings: Settings,
  analytics: AnalyticsSettings | null,
  t: Translator,
): string[] {
  return [aboutErrors(settings, t), aboutVisits(analytics, t), aboutMaps(settings, t)];
}
