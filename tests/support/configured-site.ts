export const REPORTING_HOST = "https://errors.example";
export const ANALYTICS_HOST = "https://stats.example";
export const RELEASE = "release-under-test";

/**
 * The environment of a second site, with what needs an account elsewhere. It has a build of its own, because these
 * are read when the site is built.
 */
export const CONFIGURED_SITE = {
  BUILD_DIR: ".next-configured",
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "a-test-key",
  NEXT_PUBLIC_SENTRY_DSN: "https://key@errors.example/42",
  SENTRY_RELEASE: RELEASE,
  NEXT_PUBLIC_ANALYTICS_URL: ANALYTICS_HOST,
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: "site-1",
} as const;
