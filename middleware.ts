import { type NextRequest, NextResponse } from "next/server";
import {
  comparedRedirect,
  compareHref,
  decodeComparedSegment,
  encodeComparedSegment,
  parseCompared,
} from "@/lib/compare/compare-address";
import { canonicalRedirect, decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { rentalParam, rentalPath } from "@/lib/rentals/rental-address";

/**
 * Only these addresses need a decision before the page cache is asked: the home screen when a key of `listParsers` is
 * in its query (next.config.ts rewrites any other). In the server's own runtime, which is there already; what each costs is in
 * docs/performance.md.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/", has: [{ type: "query", key: "location" }] },
    { source: "/", has: [{ type: "query", key: "price_range" }] },
    { source: "/", has: [{ type: "query", key: "min_bedrooms" }] },
    { source: "/", has: [{ type: "query", key: "dateRange" }] },
    { source: "/", has: [{ type: "query", key: "sort" }] },
    { source: "/", has: [{ type: "query", key: "keywords" }] },
    { source: "/", has: [{ type: "query", key: "price_by" }] },
    { source: "/", has: [{ type: "query", key: "unstated" }] },
    { source: "/", has: [{ type: "query", key: "includes" }] },
    { source: "/", has: [{ type: "query", key: "stay" }] },
    { source: "/", has: [{ type: "query", key: "available" }] },
    { source: "/", has: [{ type: "query", key: "more_areas" }] },
    { source: "/", has: [{ type: "query", key: "type" }] },
    { source: "/", has: [{ type: "query", key: "contact" }] },
    { source: "/", has: [{ type: "query", key: "min_bathrooms" }] },
    { source: "/", has: [{ type: "query", key: "max_bedrooms" }] },
    { source: "/", has: [{ type: "query", key: "price_min" }] },
    { source: "/", has: [{ type: "query", key: "price_max" }] },
    { source: "/", has: [{ type: "query", key: "price_in" }] },
    { source: "/", has: [{ type: "query", key: "photos" }] },
    { source: "/", has: [{ type: "query", key: "reduced" }] },
    { source: "/", has: [{ type: "query", key: "swapped" }] },
    { source: "/", has: [{ type: "query", key: "page" }] },
    "/search/:segment",
    "/rental",
    "/compare",
    "/compare/:segment",
  ],
};

/**
 * The query of the home screen and that of a comparison become the path of a cached page, in their canonical form also in
 * the address; share links are resolved.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === "/") {
    const href = canonicalRedirect(searchParams);
    // Within the host that was asked: the framework makes it a relative one.
    if (href !== null) return NextResponse.redirect(new URL(href, request.nextUrl), 308);
    return rewrite(request, `/search/${encodeQuerySegment(parseListQuery(searchParams))}`);
  }
  if (pathname === "/rental") {
    const slug = rentalParam(searchParams.get("slug") ?? "");
    return slug === null ? rewrite(request, "/rental/-") : redirect(request, rentalPath({ id: 0, slug }));
  }
  if (pathname === "/compare") {
    const href = comparedRedirect(searchParams);
    if (href !== null) return NextResponse.redirect(new URL(href, request.nextUrl), 308);
    return rewrite(request, `/compare/${encodeComparedSegment(parseCompared(searchParams))}`);
  }
  const compared = pathname.startsWith("/compare/")
    ? decodeComparedSegment(pathname.slice("/compare/".length))
    : null;
  if (compared !== null) return redirect(request, compareHref(compared));
  const query = pathname.startsWith("/search/")
    ? decodeQuerySegment(pathname.slice("/search/".length))
    : null;
  return query === null ? NextResponse.next() : redirect(request, homeHref(query));
}

/** Built from the request's own address: any other host would make the server call itself. */
function rewrite(request: NextRequest, path: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = "";
  return NextResponse.rewrite(url);
}

/** To the site's own address, also from the host of share links. */
function redirect(request: NextRequest, href: string): NextResponse {
  return NextResponse.redirect(new URL(href, process.env.SITE_URL || request.nextUrl), 308);
}
