import { execFileSync } from "node:child_process";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants";
import { EMPTY_SEGMENT } from "./lib/filters/empty-segment";
import { parseMediaHosts } from "./lib/rentals/media-host";
import { PICTURE_WIDTHS } from "./lib/rentals/picture-sources";
import { releaseName } from "./lib/reporting/release-name";
import { withSourceMapUpload } from "./lib/reporting/source-map-upload";
import { securityHeaders } from "./lib/security/security-headers";

const mediaHosts = parseMediaHosts(process.env.MEDIA_HOSTS);

const release = releaseName(process.env.SENTRY_RELEASE, () =>
  execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
);

/** On every answer of a copy of the site that search engines shall not know. */
const hidden = process.env.SITE_NOINDEX ? [{ key: "X-Robots-Tag", value: "noindex" }] : [];

/** Files of the site that change now and then, under names that stay. */
const keptADay = [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }];

const config: NextConfig = {
  distDir: process.env.BUILD_DIR ?? ".next",
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Jest reads this too: nuqs ships modules that it cannot load as they are.
  transpilePackages: ["nuqs"],
  // In the browser one copy of nuqs does: the server's own repeats what the hooks bring along.
  turbopack: { resolveAlias: { "nuqs/server": { browser: "nuqs" } } },
  // `npm test` checks the types of the whole project once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The browser decides by the same list which pictures go through the optimizer.
  env: { MEDIA_HOSTS: mediaHosts.join(","), RELEASE_NAME: release },
  // Every reader gets the same answer: pages are complete when they are sent, so no bot needs them made anew,
  // and a page made anew for a bot would say 200 where the kept one says 404.
  htmlLimitedBots: /(?!)/,
  // The reporting code leaves out what these switch off.
  compiler: { define: { __SENTRY_TRACING__: false, __SENTRY_DEBUG__: false } },
  // For an image of a container; `npm start` serves the build where it is.
  output: process.env.BUILD_STANDALONE ? "standalone" : undefined,
  images: {
    remotePatterns: mediaHosts.map((hostname) => ({ protocol: "https", hostname })),
    localPatterns: [
      { pathname: "/media/**", search: "" },
      { pathname: "/*.webp", search: "" },
    ],
    // A redirect could lead away from the hosts above.
    maximumRedirects: 0,
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // `isrFlushToDisk: false` would do the same, and have every picture made anew for every visitor.
  cacheHandler: require.resolve("./lib/cache/pages-in-memory.cjs"),
  // The framework's own counts the bytes of a value only, and keeps far more than its bound (docs/faults.md).
  cacheHandlers: { default: require.resolve("./lib/cache/bounded-cache-handler.ts") },
  experimental: {
    // Fewer and larger files: on a phone a request costs more than a kilobyte that is not needed yet.
    turbopackChunking: { minChunkSize: 200_000, requestCost: 1_000_000 },
    cachedNavigations: false,
  },
};

export default async function configOf(phase: string): Promise<NextConfig> {
  const headers = securityHeaders(process.env, phase === PHASE_DEVELOPMENT_SERVER);
  const withHeaders = {
    ...config,
    // The home screen without filters needs no middleware: its page is known.
    rewrites: async () => ({
      beforeFiles: [{ source: "/", destination: `/search/${EMPTY_SEGMENT}` }],
      afterFiles: [],
      fallback: [],
    }),
    headers: async () => [
      { source: "/:path*", headers: [...headers, ...hidden] },
      { source: "/:folder(map|media)/:path*", headers: keptADay },
    ],
  };
  return process.env.SENTRY_AUTH_TOKEN ? withSourceMapUpload(withHeaders, release) : withHeaders;
}
