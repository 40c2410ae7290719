export type AnalyticsSettings = {
  src: string;
  websiteId: string;
  /** The script sends visits here, or else to its own host. */
  collectUrl: string | null;
  respectsOptOut: boolean;
};

export type AnalyticsEnvironment = {
  url: string | undefined;
  websiteId: string | undefined;
  collectUrl: string | undefined;
  respectDnt: string | undefined;
};

/** Null unless both address and website are set. An address without a path is completed with `/script.js`. */
export function analyticsSettings(environment: AnalyticsEnvironment): AnalyticsSettings | null {
  const url = URL.parse(environment.url?.trim() ?? "");
  const websiteId = environment.websiteId?.trim();
  if (url === null || !websiteId) return null;
  if (url.pathname === "/") url.pathname = "/script.js";
  return {
    src: url.href,
    websiteId,
    collectUrl: environment.collectUrl?.trim() || null,
    respectsOptOut: environment.respectDnt?.trim() !== "false",
  };
}

/** Do Not Track and Global Privacy Control, as the browser exposes them. */
export type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

export function hasOptedOutOfTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}

/** The events of a detail screen that the analytics service counts (docs/behaviour.md, K4). */
export type DetailEvent = "contact-click" | "source-click" | "location-click" | "share-click" | "like-click";

export function eventAttributes(event: DetailEvent, rentalId: number) {
  return { "data-umami-event": event, "data-umami-event-rental": rentalId };
}
