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
import { regionMessages } from "./lib/language/region-messages";
import ownEnglish from "./messages/en.json";
import indonesian from "./messages/id.json";
import russian from "./messages/ru.json";
import { rewrites } from "./server/http/rewrites";
import { securityHeaders } from "./server/http/security-headers";
import { releaseName, withSourceMapUpload } from "./server/reporting/release";

const release = releaseName(process.env.SENTRY_RELEASE, () =>
  execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
);

readRegion(REGION);
const regionVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith("REGION_")),
);
const english = withRegion(ownEnglish, regionMessages("en"));
const compiled = (messages: object) => JSON.stringify(precompile(messages));

/** Of the screen that stands for a page whose layout, and so whose texts, failed. */
const errorMessages = ({ errors }: { errors: object }) => precompile({ errors });

/** For a copy of the site that search engines should not index. */
const noIndexHeader = process.env.SITE_NOINDEX ? [{ key: "X-Robots-Tag", value: "noindex" }] : [];

/** For files that change but keep their names: browsers check them daily. */
const dailyCache = [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }];

const config: NextConfig = {
  distDir: process.env.BUILD_DIR ?? ".next",
  poweredByHeader: false,
  // server/front compresses and hashes each answer once.
  compress: false,
  generateEtags: false,
  // Jest reads this list too: it cannot load these ES modules untranspiled.
  transpilePackages: ["nuqs", "@rentals/reader"],
  turbopack: {
    resolveAlias: {
      // Browsers need next-intl's hooks only, not its formatters for dates and numbers.
      "next-intl": { browser: "use-intl/react" },
      // Stands in where a library of the service worker reads `process.env.NODE_ENV`, which would fail the build.
      "node:process": { browser: "./components/shortlist/worker-process.ts" },
    },
  },
  // `npm test` and `npm run build` check the types themselves.
  typescript: { ignoreBuildErrors: true },
  env: {
    RELEASE_NAME: release,
    REGION,
    ...regionVariables,
    // Inlined into the scripts, which browsers cache. In the HTML every page would carry them.
    ENGLISH_SHARED_MESSAGES: compiled(sharedMessages(english)),
    ERROR_MESSAGES: JSON.stringify({
      id: errorMessages(withRegion(indonesian, regionMessages("id"))),
      ru: errorMessages(withRegion(russian, regionMessages("ru"))),
    }),
    ENGLISH_LIST_MESSAGES: compiled(listMessages(english)),
    ENGLISH_RENTAL_MESSAGES: compiled(rentalMessages(english)),
    ENGLISH_LATE_MESSAGES: compiled(lateMessages(english)),
    REGION_MESSAGES_EN: compiled(regionMessages("en")),
    REGION_MESSAGES_ID: compiled(regionMessages("id")),
    REGION_MESSAGES_RU: compiled(regionMessages("ru")),
    // Defined even when unset, so that the build drops the map provider that is not configured, and a chunk that both share.
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? "",
  },
  // Matches everyone: an answer is for all who ask the same, so each has its metadata in the head.
  htmlLimitedBots: /.*/,
  // Removes Sentry's tracing and debug code from the scripts.
  compiler: { define: { __SENTRY_TRACING__: false, __SENTRY_DEBUG__: false } },
  // `/_next/image` answers 404: photos are stored in the widths that the site shows.
  images: { unoptimized: true },
  experimental: {
    // The front leaves out the router's state and `_rsc`, which hashes it, so that the same list is one answer.
    validateRSCRequestHeaders: false,
    // Of pages that a visitor has fetched whole, in seconds.
    staleTimes: { dynamic: 30 },
    // Fewer and larger files: on a phone a request costs more than some kilobytes that are not needed yet.
    turbopackChunking: { minChunkSize: 200_000, requestCost: 1_000_000 },
  },
};

/** The build parses the messages, so that browsers need no parser for their syntax. */
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
      // No named parameter: with one, Next would compile every header value again for each response.
      { source: "/(.*)", headers: [...headers, ...noIndexHeader] },
      { source: "/(map|media)/(.*)", headers: dailyCache },
    ],
  };
  return process.env.SENTRY_AUTH_TOKEN ? withSourceMapUpload(withHeaders, release) : withHeaders;
}
