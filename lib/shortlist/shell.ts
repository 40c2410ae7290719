/** The page that stands in for any other without a connection, and the browser's cache of it and its files. */
export const SHELL_PATH = "/liked";
export const SHELL_CACHE = "shortlist-shell";

/** Everything that a page of the site needs to run: its scripts, styles and fonts, which have other names when they change. */
export function filesOfPage(html: string): string[] {
  const files = html.match(/\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)/g) ?? [];
  return [...new Set([...files, "/icon.svg"])];
}
