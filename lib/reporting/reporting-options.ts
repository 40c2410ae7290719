/** Settings of the reporting service that browser and server share. */
export const REPORTING_OPTIONS = {
  release: process.env.RELEASE_NAME,
  ignoreErrors: ["Non-Error promise rejection captured"],
};

const NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
};

/**
 * What a report may contain about the visitor, as the reporting service's `dataCollection` option: everything it collects
 * unless the setting is "false" (docs/behaviour.md, O6).
 */
export function personalData(setting: string | undefined) {
  return setting?.trim() === "false" ? NOTHING : { userInfo: true };
}
