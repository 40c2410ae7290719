import type { NextConfig } from "next";

/**
 * Builds with source maps, sends them to the reporting service as this release (SENTRY_ORG, SENTRY_PROJECT and
 * SENTRY_AUTH_TOKEN say where to) and deletes them again, so that none is published.
 */
export async function withSourceMapUpload(config: NextConfig, release: string): Promise<NextConfig> {
  // Only here: it takes its time, and every start reads the configuration.
  const { withSentryConfig } = await import("@sentry/nextjs/config");
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
