import { type NextRequest, NextResponse } from "next/server";
import { homesRedirect } from "@/lib/compare/compare-address";
import { canonicalRedirect, decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { canonicalPrefix, localPath, splitLocale } from "@/lib/language/locales";
import { rentalParam, rentalPath } from "@/lib/rental/rental-address";

/**
 * Next runs the middleware only for these addresses. `/` without a filter key is rewritten in server/http/rewrites.ts, because
 * the middleware makes a page slower (docs/performance.md).
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "location" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "price_range" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "min_bedrooms" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "dateRange" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "sort" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "keywords" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "price_by" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "unstated" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "includes" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "stay" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "available" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "more_areas" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "type" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "contact" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "min_bathrooms" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "max_bedrooms" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "price_min" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "price_max" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "price_in" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "photos" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "reduced" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "swapped" }] },
    { source: "/:locale(id|ru)?", has: [{ type: "query", key: "page" }] },
    "/:locale(id|ru)?/search/:segment",
    "/:locale(id|ru)?/rental",
    "/:locale(id|ru)?/compare",
    "/:locale(id|ru)?/shared",
    "/:locale([eE][nN]|ID|Id|iD|RU|Ru|rU)/:path*",
  ],
};

/**
 * Redirects to canonical addresses and from share links, then rewrites `/?query` to the path of a page.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const { locale, path } = splitLocale(pathname);
  const canonical = canonicalPrefix(pathname);
  if (canonical !== pathname) return redirect(request, canonical + search);
  if (path === "/") {
    const href = canonicalRedirect(searchParams);
    if (href !== null) return redirectWithin(request, localPath(locale, href));
    return rewrite(request, `/${locale}/search/${encodeQuerySegment(parseListQuery(searchParams))}`);
  }
  if (path === "/rental") {
    const slug = rentalParam(searchParams.get("slug") ?? "");
    return slug === null
      ? rewrite(request, `/${locale}/rental/-`)
      : redirect(request, localPath(locale, rentalPath({ id: 0, slug })));
  }
  if (path === "/compare" || path === "/shared") {
    const href = homesRedirect(path, searchParams);
    return href === null ? NextResponse.next() : redirectWithin(request, localPath(locale, href));
  }
  const query = path.startsWith("/search/") ? decodeQuerySegment(path.slice("/search/".length)) : null;
  return query === null ? NextResponse.next() : redirect(request, localPath(locale, homeHref(query)));
}

/** Built from the request's own address: any other host would make the server call itself. */
function rewrite(request: NextRequest, path: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = "";
  return NextResponse.rewrite(url);
}

/** Within the host that was asked: the framework makes it a relative redirect. */
function redirectWithin(request: NextRequest, href: string): NextResponse {
  return NextResponse.redirect(new URL(href, request.nextUrl), 308);
}

/** Redirects to the site's own address, also from the host of share links. */
function redirect(request: NextRequest, href: string): NextResponse {
  return NextResponse.redirect(new URL(href, process.env.SITE_URL || request.nextUrl), 308);
}
