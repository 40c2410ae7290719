/** The page shown for any address without a connection, and the browser cache with the page and its files. */
export const SHELL_PATH = "/liked";
export const SHELL_CACHE = "shortlist-shell";

/** Paths of the scripts, styles and fonts in a page's HTML. Their names change with their content. */
export function filesOfPage(html: string): string[] {
  const files = html.match(/\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)/g) ?? [];
  return [...new Set([...files, "/icon.svg"])];
}
