const NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
};

/**
 * What a report may hold of the visitor, as the reporting service's `dataCollection` option: everything it collects
 * unless the setting is "false" (SPEC section 1: sending personal data is on by default).
 */
export function personalData(setting: string | undefined) {
  return setting?.trim() === "false" ? NOTHING : { userInfo: true };
}
