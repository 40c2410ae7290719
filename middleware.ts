import { type NextRequest, NextResponse } from "next/server";
import { homesRedirect } from "@/lib/compare/compare-address";
import { listRedirect } from "@/lib/filters/list-redirect";
import { canonicalPrefix, localPath, splitLocale } from "@/lib/language/locales";
import { rentalParam, rentalPath } from "@/lib/rental/rental-address";

/** The addresses that have other spellings, each of which leads to one. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/:locale(id|ru)?",
    "/:locale(id|ru)?/rental",
    "/:locale(id|ru)?/compare",
    "/:locale(id|ru)?/shared",
    "/:locale([eE][nN]|ID|Id|iD|RU|Ru|rU)/:path*",
  ],
};

/** Redirects to canonical addresses, and from share links. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const { locale, path } = splitLocale(pathname);
  const canonical = canonicalPrefix(pathname);
  if (canonical !== pathname) return redirect(request, canonical + search);
  if (path === "/rental") {
    const slug = rentalParam(searchParams.get("slug") ?? "");
    return slug === null
      ? NextResponse.next()
      : redirect(request, localPath(locale, rentalPath({ id: 0, slug })));
  }
  const href =
    path === "/"
      ? listRedirect(searchParams)
      : homesRedirect(path === "/shared" ? "/shared" : "/compare", searchParams);
  // Within the host that was asked: the framework makes it a relative redirect.
  return href === null
    ? NextResponse.next()
    : NextResponse.redirect(new URL(localPath(locale, href), request.nextUrl), 308);
}

/** Redirects to the site's own address, also from the host of share links. */
function redirect(request: NextRequest, href: string): NextResponse {
  return NextResponse.redirect(new URL(href, process.env.SITE_URL || request.nextUrl), 308);
}
