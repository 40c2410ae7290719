import { LOCALES, localPath, splitLocale } from "@/lib/language/locales";

/** The page shown for any address without a connection, and the browser cache of its files. */
export const SHELL_PATH = "/liked";
export const SHELL_CACHE = "shortlist-shell";

/** Paths under which the page may be cached: it was in the language last visited, so the language of the address comes first. */
export function shellPaths(pathname: string): string[] {
  const { locale } = splitLocale(pathname);
  return [locale, ...LOCALES.filter((other) => other !== locale)].map((each) => localPath(each, SHELL_PATH));
}

/** Paths of the scripts, styles and fonts in a page's HTML. Their names change with their content. */
export function filesOfPage(html: string): string[] {
  const files = html.match(/\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)/g) ?? [];
  return [...new Set([...files, "/icon.svg"])];
}
