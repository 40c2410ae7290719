import { EMPTY_SEGMENT } from "@/lib/filters/empty-segment";
import { decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { config } from "@/middleware";

test("the empty segment encodes the query without filters", () => {
  expect(encodeQuerySegment({})).toBe(EMPTY_SEGMENT);
  expect(decodeQuerySegment(EMPTY_SEGMENT)).toEqual(DEFAULT_QUERY);
});

test("the middleware runs on the home screen for every key of a query", () => {
  const keys = config.matcher.flatMap((entry) =>
    typeof entry === "string" || entry.source !== "/:locale(id|ru)?" ? [] : entry.has.map(({ key }) => key),
  );
  expect(keys.toSorted()).toEqual(Object.keys(DEFAULT_QUERY).toSorted());
});
