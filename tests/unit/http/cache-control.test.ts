import { correctResponse, pageCacheControl } from "@/server/http/cache-control";

describe("pageCacheControl", () => {
  it.each([
    [
      "s-maxage=120, stale-while-revalidate=3480",
      "s-maxage=120, stale-while-revalidate=45, stale-if-error=3600",
    ],
    ["s-maxage=7, stale-while-revalidate=12", "s-maxage=7, stale-while-revalidate=12, stale-if-error=3600"],
    [
      "max-age=0, s-maxage=120, stale-while-revalidate=3480",
      "max-age=0, s-maxage=120, stale-while-revalidate=45, stale-if-error=3600",
    ],
    ["s-maxage=120", "s-maxage=120, stale-while-revalidate=45, stale-if-error=3600"],
    ["s-maxage=31536000", "s-maxage=120, stale-while-revalidate=45, stale-if-error=3600"],
    [
      "s-maxage=3600, stale-while-revalidate=82800",
      "s-maxage=120, stale-while-revalidate=45, stale-if-error=3600",
    ],
  ])("turns %j into %j", (said, bounded) => {
    expect(pageCacheControl(said, 120)).toBe(bounded);
  });

  it.each([
    "public, max-age=31536000, immutable",
    "private, no-cache, no-store, max-age=0, must-revalidate",
    "public, max-age=30, stale-while-revalidate=15, stale-if-error=3600",
    "no-store",
    "",
  ])("keeps %j, which is not from a page of the framework", (said) => {
    expect(pageCacheControl(said, 120)).toBe(said);
  });
});

describe("correctResponse", () => {
  const PAGE = "s-maxage=60, stale-while-revalidate=3540";
  const ANSWER = { cacheControl: PAGE, contentRange: undefined, isConditional: false, isOverloaded: false };

  /** The status and header of the framework, then those that are sent. */
  test.each([
    ["a page", 200, PAGE, 200, PAGE],
    ["a file without the header", 200, undefined, 200, undefined],
    ["part of a file", 206, "public, max-age=0", 206, "public, max-age=0"],
    ["a file that has not changed", 304, PAGE, 304, PAGE],
    ["a permanent redirect", 308, undefined, 308, "public, max-age=3600"],
    ["a redirect by a page", 308, PAGE, 308, `max-age=0, ${PAGE}`],
    ["a redirect that may not be stored", 308, "no-store", 308, "no-store"],
    ["a temporary redirect", 307, undefined, 307, undefined],
    ["a refused address", 400, undefined, 400, "no-store"],
    ["the page of an invalid query", 404, "s-maxage=31536000", 404, "no-store"],
    ["the page of a missing listing", 404, PAGE, 404, "no-store"],
    ["a missing picture", 404, undefined, 404, "no-store"],
    ["the feed of an unknown place", 404, "public, max-age=300", 404, "no-store"],
    ["a page that failed", 500, PAGE, 500, "no-store"],
    ["a read that failed", 503, undefined, 503, "no-store"],
  ])("%s: %i %s", (_, status, cacheControl, sent, kept) => {
    expect(correctResponse({ ...ANSWER, status, cacheControl })).toEqual({
      status: sent,
      cacheControl: kept,
    });
  });

  test("a range beyond the end of a file is answered 416", () => {
    const answer = { ...ANSWER, contentRange: "bytes */1310" };
    expect(correctResponse({ ...answer, status: 500 })).toEqual({ status: 416, cacheControl: "no-store" });
    expect(correctResponse({ ...answer, status: 206, contentRange: "bytes 0-1/1310" }).status).toBe(206);
  });

  test("an unmet condition is answered 412", () => {
    const answer = { ...ANSWER, isConditional: true };
    expect(correctResponse({ ...answer, status: 500 }).status).toBe(412);
    expect(correctResponse({ ...answer, status: 200 }).status).toBe(200);
  });

  test("a page whose read was refused is answered 503", () => {
    const answer = { ...ANSWER, isOverloaded: true };
    expect(correctResponse({ ...answer, status: 500 })).toEqual({ status: 503, cacheControl: "no-store" });
    expect(correctResponse({ ...answer, status: 200 }).status).toBe(200);
    expect(correctResponse({ ...answer, status: 404 }).status).toBe(404);
  });
});
