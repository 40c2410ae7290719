import { correctResponse, pageCacheControl } from "@/server/http/cache-control";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/http/cache-control.tsv", {
  "header of a page": (said) => pageCacheControl(said, 120),
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
