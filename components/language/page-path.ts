import { EMPTY_SEGMENT } from "@/lib/filters/empty-segment";
import { canonicalPrefix, splitLocale } from "@/lib/language/locales";

type Params = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The English address of a page, from what its HTML is rendered with. Lists are rendered for a path with their query as a
 * segment, which redirects to the address with the query. The 404 page has no address of its own.
 */
export function pagePath(pathname: string, { query }: Params, search: string): string {
  if (typeof query === "string") return query === EMPTY_SEGMENT ? "/" : `/search/${query}`;
  const { path } = splitLocale(canonicalPrefix(pathname));
  if (path === "/missing") return "/";
  return search === "" ? path : `${path}?${search}`;
}
