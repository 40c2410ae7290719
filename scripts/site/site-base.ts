import { basename, dirname, join } from "node:path";

/** The folder in a site's own folder that holds what `npm run site -- upgrade` has built. */
const RELEASES = "releases";

/** Where the parts of a site on its own machine are, from the folder of the project or of a release. */
export function siteBase(project: string) {
  const parent = dirname(project.replace(/\/+$/, ""));
  const base = basename(parent) === RELEASES ? dirname(parent) : parent;
  return {
    base,
    data: join(base, "data"),
    /** The link to the release that is served. */
    current: join(base, "current"),
    /** The link to the release before. */
    previous: join(base, "previous"),
    releases: join(base, RELEASES),
  };
}
