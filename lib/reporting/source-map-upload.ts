import { withSentryConfig } from "@sentry/nextjs/config";
import type { NextConfig } from "next";

/**
 * Builds with source maps, sends them to the reporting service as this release (SENTRY_ORG, SENTRY_PROJECT and
 * SENTRY_AUTH_TOKEN say where to) and deletes them again, so that none is published.
 */
export function withSourceMapUpload(config: NextConfig, release: string): NextConfig {
  return withSentryConfig(config, {
    release: { name: release },
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    // The site reports by itself; nothing else is to be changed in the build.
    buildTimeInstrumentation: false,
    routeManifestInjection: false,
    telemetry: false,
    silent: true,
  });
}
