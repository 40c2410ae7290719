import type { IncomingHttpHeaders } from "node:http";
import type { Snapshot } from "../../lib/search/snapshot";
import type { OwnLogo } from "../../lib/settings/own-logo";

/** What a refresh did: `lost` if a listing or a place went or became another, `gained` if it only added, `none` without a change. */
export type Refresh = "lost" | "gained" | "none";

/** What the bundled site and the server around it tell each other: Next bundles pages, routes and the instrumentation apart. */
export type SiteProcess = {
  /** Null before the first read that succeeded. */
  snapshot: Snapshot | null;
  /** Whether the last refresh succeeded. */
  isRefreshed: boolean;
  /** Set by the front, called after each refresh. */
  afterRefresh: (refresh: Refresh) => void;
  /** Set by instrumentation.ts: counts a visit by the path and query of its report. */
  countVisit: (target: string, headers: IncomingHttpHeaders) => void;
  /** Set by instrumentation.ts: the query keys that the site knows. Null in development, whose tools have keys of their own. */
  queryKeys: ReadonlySet<string> | null;
  /** The logo that the settings name, read at the start: pages are rendered without waiting for a file. Null for the default. */
  logo: OwnLogo | null;
};

declare global {
  var rentalsSite: SiteProcess | undefined;
}

/** The record of this process, made on first use: a build and a test have no front. */
export function siteProcess(): SiteProcess {
  globalThis.rentalsSite ??= {
    snapshot: null,
    isRefreshed: false,
    afterRefresh: () => {},
    countVisit: () => {},
    queryKeys: null,
    logo: null,
  };
  return globalThis.rentalsSite;
}
