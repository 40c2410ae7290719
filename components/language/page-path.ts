import { canonicalPrefix, splitLocale } from "@/lib/language/locales";

/** The English address of a page, from what its HTML is rendered with. The 404 page has no address of its own. */
export function pagePath(pathname: string, search: string): string {
  const { path } = splitLocale(canonicalPrefix(pathname));
  if (path === "/missing") return "/";
  return search === "" ? path : `${path}?${search}`;
}
