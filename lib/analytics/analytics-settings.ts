export type AnalyticsSettings = {
  /** Address of the script. */
  src: string;
  websiteId: string;
  /** Where the script sends visits to, when that is not where it comes from. */
  collectUrl: string | null;
  /** Whether visitors who ask not to be tracked are left alone. */
  respectsWish: boolean;
};

export type AnalyticsEnvironment = {
  url: string | undefined;
  websiteId: string | undefined;
  collectUrl: string | undefined;
  respectDnt: string | undefined;
};

/**
 * The analytics script from its variables; null unless both address and website are set. An address without a path
 * is the service's host, whose script is `/script.js`.
 */
export function analyticsSettings(environment: AnalyticsEnvironment): AnalyticsSettings | null {
  const url = URL.parse(environment.url?.trim() ?? "");
  const websiteId = environment.websiteId?.trim();
  if (url === null || !websiteId) return null;
  if (url.pathname === "/") url.pathname = "/script.js";
  return {
    src: url.href,
    websiteId,
    collectUrl: environment.collectUrl?.trim() || null,
    respectsWish: environment.respectDnt?.trim() !== "false",
  };
}
