import { EMPTY_SEGMENT } from "@/lib/filters/empty-segment";
import { canonicalPrefix, splitLocale } from "@/lib/language/locales";

type Params = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The English address of a page, from what its HTML is rendered with. Lists and comparisons are rendered for a path with
 * their query as a segment, which redirects to the address with the query. The 404 page has no address of its own.
 */
export function pagePath(pathname: string, { query, ids }: Params): string {
  if (typeof query === "string") return query === EMPTY_SEGMENT ? "/" : `/search/${query}`;
  if (typeof ids === "string") return `/compare/${ids}`;
  const { path } = splitLocale(canonicalPrefix(pathname));
  return path === "/missing" ? "/" : path;
}
