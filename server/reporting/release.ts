import type { NextConfig } from "next";

const UNNAMED = "bali-monthly";

/**
 * The release that errors of this build are filed under: the one that is set, else the commit, else the project's name,
 * for builds without git.
 */
export function releaseName(set: string | undefined, readCommit: () => string): string {
  if (set?.trim()) return set.trim();
  try {
    return readCommit().trim();
  } catch {
    return UNNAMED;
  }
}

/**
 * Builds source maps, uploads them to the reporting service (SENTRY_ORG, SENTRY_PROJECT, SENTRY_AUTH_TOKEN) and deletes
 * them, so that none is published.
 */
export async function withSourceMapUpload(config: NextConfig, release: string): Promise<NextConfig> {
  // Imported lazily: loading it is slow, and every start reads the configuration.
  const { withSentryConfig } = await import("@sentry/nextjs/config");
  return withSentryConfig(config, {
    release: { name: release },
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    // The site calls the reporting service itself; the build stays as it is.
    buildTimeInstrumentation: false,
    routeManifestInjection: false,
    telemetry: false,
    silent: true,
  });
}
