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

/** The `dataCollection` option: personal data are included unless the setting is "false" (docs/behaviour.md, O6). */
export function personalData(setting: string | undefined) {
  return setting?.trim() === "false" ? NOTHING : { userInfo: true };
}
