/** Settings of the reporting service that browser and server share (SPEC section 1). */
export const REPORTING_OPTIONS = {
  release: process.env.RELEASE_NAME,
  ignoreErrors: ["Non-Error promise rejection captured"],
};
