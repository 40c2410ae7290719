import { execFileSync } from "node:child_process";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants";
import createNextIntlPlugin from "next-intl/plugin";
import { lateMessages, listMessages, rentalMessages, sharedMessages } from "./lib/language/island-messages";
import { precompile } from "./lib/language/precompile";
import { withRegion } from "./lib/language/with-region";
import { REGION } from "./lib/region/region";
import { readRegion } from "./lib/region/region-file";
import "./lib/region/variables";
import { regionMessages } from "./lib/region/region-messages";
import { parseMediaHosts, remotePatterns } from "./lib/rentals/media";
import { PICTURE_QUALITY, PICTURE_WIDTHS } from "./lib/rentals/picture-sources";
import ownEnglish from "./messages/en.json";
import { rewrites } from "./server/http/rewrites";
import { securityHeaders } from "./server/http/security-headers";
import { areaVersion } from "./server/map/area-version";
import { releaseName, withSourceMapUpload } from "./server/reporting/release";

const mediaHosts = parseMediaHosts(process.env.MEDIA_HOSTS);

const release = releaseName(process.env.SENTRY_RELEASE, () =>
  execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
);

readRegion(REGION);
const regionVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith("REGION_")),
);
const english = withRegion(ownEnglish, regionMessages("en"));
const compiled = (messages: object) => JSON.stringify(precompile(messages));

/** For a copy of the site that search engines should not index. */
const hidden = process.env.SITE_NOINDEX ? [{ key: "X-Robots-Tag", value: "noindex" }] : [];

/** Files of the site that change now and then, under names that stay. */
const keptADay = [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }];

const config: NextConfig = {
  distDir: process.env.BUILD_DIR ?? ".next",
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // The request gate has kept them with the text of the page (server/http/shared-bodies.ts).
  generateEtags: false,
  // Jest reads this too: these ship modules that it cannot load as they are.
  transpilePackages: ["nuqs", "@mapbox/point-geometry", "@mapbox/vector-tile", "pbf"],
  turbopack: {
    resolveAlias: {
      // Of next-intl browsers need the hooks, not its formatters of dates and numbers.
      "next-intl": { browser: "use-intl/react" },
      // The build of a service worker fails where a library of it reads `process.env.NODE_ENV`.
      "node:process": { browser: "./lib/shortlist/worker-process.ts" },
    },
  },
  // `npm test` checks the types of the whole project once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The browser decides by the same list which pictures go through the optimizer.
  env: {
    MEDIA_HOSTS: mediaHosts.join(","),
    RELEASE_NAME: release,
    AREA_VERSION: areaVersion(REGION),
    REGION,
    ...regionVariables,
    // A constant of the scripts: in the page it would be sent with each.
    ENGLISH_SHARED_MESSAGES: compiled(sharedMessages(english)),
    ENGLISH_LIST_MESSAGES: compiled(listMessages(english)),
    ENGLISH_RENTAL_MESSAGES: compiled(rentalMessages(english)),
    ENGLISH_LATE_MESSAGES: compiled(lateMessages(english)),
    REGION_MESSAGES_EN: compiled(regionMessages("en")),
    REGION_MESSAGES_ID: compiled(regionMessages("id")),
    REGION_MESSAGES_RU: compiled(regionMessages("ru")),
    // Whether there is an archive; where it lies is the server's to know.
    MAP_ARCHIVE: process.env.MAP_PMTILES ? "1" : "",
    // Defined even when unset: the build drops the provider that is not configured, and with it a chunk that both share.
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? "",
  },
  // Every reader gets the same answer: pages are complete when they are sent, so no bot needs a rendering of its own,
  // which would answer 200 where the cached page answers 404.
  htmlLimitedBots: /(?!)/,
  // The reporting code leaves out what these switch off.
  compiler: { define: { __SENTRY_TRACING__: false, __SENTRY_DEBUG__: false } },
  // For an image of a container; `npm start` serves the build where it is.
  output: process.env.BUILD_STANDALONE ? "standalone" : undefined,
  // The reader opens its tables by names that the build does not follow.
  outputFileTracingIncludes: { "/api/wish": ["./reader/vocabulary/*.tsv", `./regions/${REGION}/*`] },
  images: {
    remotePatterns: remotePatterns(mediaHosts),
    localPatterns: [
      { pathname: "/media/**", search: "" },
      { pathname: "/*.webp", search: "" },
    ],
    // A redirect could lead away from the hosts above.
    maximumRedirects: 0,
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
    qualities: [PICTURE_QUALITY],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    // The framework's own store serves a file that was cut off or written over for good. Ours bounds the disk, too.
    customCacheHandler: true,
  },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // `isrFlushToDisk: false` would do the same, and have every picture optimized again for every visitor.
  cacheHandler: require.resolve("./server/data/cache-handler.cjs"),
  // The framework's own counts the bytes of a value only, and keeps far more than its bound (docs/faults.md).
  cacheHandlers: { default: require.resolve("./server/data/bounded-cache-handler.ts") },
  experimental: {
    // Fewer and larger files: on a phone a request costs more than a kilobyte that is not needed yet.
    turbopackChunking: { minChunkSize: 200_000, requestCost: 1_000_000 },
    cachedNavigations: false,
    // Off by default: pages are prerendered whole and have no static shell (docs/decisions/049-pages-may-block.md).
    instantInsights: { validationLevel: "manual-warning" },
  },
};

/** Messages are parsed by the build: browsers get no parser of their syntax. */
const withMessages = createNextIntlPlugin({
  requestConfig: "./server/language/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

export default async function configOf(phase: string): Promise<NextConfig> {
  const headers = securityHeaders(process.env, phase === PHASE_DEVELOPMENT_SERVER);
  const withHeaders = {
    ...withMessages(config),
    rewrites: async () => rewrites,
    headers: async () => [
      // Unnamed, because with the parameters of a path the framework compiles each value for every answer.
      { source: "/(.*)", headers: [...headers, ...hidden] },
      { source: "/(map|media)/(.*)", headers: keptADay },
    ],
  };
  return process.env.SENTRY_AUTH_TOKEN ? withSourceMapUpload(withHeaders, release) : withHeaders;
}
