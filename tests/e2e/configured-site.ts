/**
 * The environment of a second site, with what needs an account elsewhere. It has a build of its own, because the key
 * of the map is read when the site is built.
 */
export const CONFIGURED_SITE = {
  BUILD_DIR: ".next-configured",
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "a-test-key",
} as const;
