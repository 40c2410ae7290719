import {
  cacheControlOf,
  keepingOf,
  PAGE_CACHE_CONTROL,
  SHORT_CACHE_CONTROL,
} from "@/server/http/cache-control";

const REDIRECT = "public, max-age=3600, s-maxage=15, stale-while-revalidate=15";

test.each([
  ["a page", 200, "text/html; charset=utf-8", "private, no-store", PAGE_CACHE_CONTROL],
  ["data of a page", 200, "text/x-component", undefined, PAGE_CACHE_CONTROL],
  ["a file without the header", 200, "image/webp", undefined, undefined],
  ["a file", 200, "text/javascript", "public, max-age=9, immutable", "public, max-age=9, immutable"],
  ["part of a file", 206, "video/mp4", "public, max-age=0", "public, max-age=0"],
  ["a missing page", 404, "text/html", "private, no-store", PAGE_CACHE_CONTROL],
  ["the feed of an unknown place", 404, "text/plain", "public, max-age=300", PAGE_CACHE_CONTROL],
  ["a removed page", 410, "text/html", undefined, PAGE_CACHE_CONTROL],
  ["a permanent redirect", 308, undefined, undefined, REDIRECT],
  ["a redirect by a page", 308, "text/html", "private, no-cache", REDIRECT],
  ["a redirect that may not be stored", 308, undefined, "no-store", "no-store"],
  ["a temporary redirect", 307, undefined, undefined, undefined],
  ["a refused address", 400, undefined, undefined, "no-store"],
  ["a page that failed", 500, "text/html", "public, max-age=9", "no-store"],
  ["a page that cannot be shown", 503, "text/html", undefined, "no-store"],
])("%s: %i", (_, status, type, own, sent) => {
  expect(cacheControlOf(status, type, own)).toBe(sent);
});

test.each([
  [PAGE_CACHE_CONTROL, { freshMs: 15_000, usableMs: 3_615_000 }],
  [SHORT_CACHE_CONTROL, { freshMs: 15_000, usableMs: 3_615_000 }],
  ["public, max-age=60", { freshMs: 60_000, usableMs: 60_000 }],
  ["public, max-age=31536000, immutable", { freshMs: 31_536_000_000, usableMs: 31_536_000_000 }],
  ["public, max-age=0", null],
  ["max-age=0, must-revalidate", null],
  ["no-store", null],
  ["private, max-age=60", null],
  ["max-age=60, no-cache", null],
  ["undefined", null],
  ["", null],
])("%s is kept for %j", (header, keeping) => {
  expect(keepingOf(header)).toEqual(keeping);
});

test("what a proxy keeps of a page is fresh and stale for half a minute together", () => {
  const seconds = [...PAGE_CACHE_CONTROL.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)];
  expect(seconds.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(30);
});
