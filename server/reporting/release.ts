import type { NextConfig } from "next";

const UNNAMED = "bali-monthly";

/** The release under which errors are reported: the configured one, else the commit, else (without git) the project's name. */
export function releaseName(configured: string | undefined, readCommit: () => string): string {
  if (configured?.trim()) return configured.trim();
  try {
    return readCommit().trim();
  } catch {
    return UNNAMED;
  }
}

/** Makes the build upload its source maps to the reporting service and delete them, so that none is published. */
export async function withSourceMapUpload(config: NextConfig, release: string): Promise<NextConfig> {
  // Loaded lazily, because it is slow and every start reads the configuration.
  const { withSentryConfig } = await import("@sentry/nextjs/config");
  return withSentryConfig(config, {
    release: { name: release },
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    // No build-time instrumentation: the site calls the reporting service itself.
    buildTimeInstrumentation: false,
    routeManifestInjection: false,
    telemetry: false,
    silent: true,
  });
}
