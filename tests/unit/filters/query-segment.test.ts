import fc from "fast-check";
import { EMPTY_SEGMENT } from "@/lib/filters/empty-segment";
import { canonicalRedirect, decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalQuery, DEFAULT_QUERY, parseListQuery } from "@/lib/filters/schema";
import { config } from "@/middleware";
import { testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";
import { everyQuery } from "./every-query";

const base64url = (text: string) => Buffer.from(text).toString("base64url");

describe("encodeQuerySegment", () => {
  it("encodes every query as one path segment that needs no further encoding, and reads it back", () => {
    const queries = everyQuery();
    const segments = queries.map(encodeQuerySegment);
    expect(segments.filter((segment) => !/^[A-Za-z0-9_-]+$/.test(segment))).toEqual([]);
    expect(segments.map(encodeURIComponent)).toEqual(segments);
    const read = queries.map((query) => parseListQuery(canonicalQuery(query)));
    expect(segments.map(decodeQuerySegment)).toEqual(read);
  });

  it("encodes different filters as different segments", () => {
    const queries = everyQuery();
    const distinct = new Set(queries.map((query) => canonicalQuery(query)));
    expect(new Set(queries.map((query) => encodeQuerySegment(query))).size).toBe(distinct.size);
  });

  it.each([
    ["location=canggu&utm_source=x", "location=Canggu"],
    ["sort=none&dateRange=month", ""],
    ["keywords=pool&location=ubud", "location=ubud&keywords=pool"],
    ["price_range=Infinity&keywords=%20Pool%20", "keywords=pool"],
    ["page=1&fbclid=123", "page=abc"],
    ["unstated=bedrooms,price&min_bedrooms=2", "min_bedrooms=2&unstated=bedrooms"],
    ["price_by=advert", ""],
  ])("encodes %j and %j, which show the same list, as the same segment", (one, other) => {
    expect(encodeQuerySegment(parseListQuery(one))).toBe(encodeQuerySegment(parseListQuery(other)));
  });
});

describe("decodeQuerySegment", () => {
  it("reads the segment of the empty query as the defaults", () => {
    expect(decodeQuerySegment(encodeQuerySegment({}))).toEqual(parseListQuery(""));
  });

  it.each([
    ["nothing", ""],
    ["a word", "no-query"],
    ["the empty query spelt out", base64url("?")],
    ["upper case", base64url("location=Canggu")],
    ["another key order", base64url("keywords=pool&location=ubud")],
    ["a default value", base64url("sort=none")],
    ["an unknown key", base64url("location=ubud&utm_source=x")],
    ["padding", `${base64url("location=ubud")}==`],
    ["a percent sign", "%2F"],
    ["bytes that are not UTF-8", Buffer.from([0x6c, 0xff, 0xfe]).toString("base64url")],
    ["10 kB of junk", "A".repeat(10_000)],
    ["a path", "../../etc"],
  ])("refuses %s", (_, segment) => {
    expect(decodeQuerySegment(segment)).toBeNull();
  });

  it.each(HARD_TEXTS)("refuses hard text %#, plain and encoded", (text) => {
    expect(decodeQuerySegment(text)).toBeNull();
    expect(decodeQuerySegment(base64url(text))).toBeNull();
  });
});

const redirect = (search: string) => canonicalRedirect(new URLSearchParams(search));

testReadings("tests/unit/filters/query-segment.tsv", {
  redirect: (search) => redirect(search) ?? "none",
});

describe("canonicalRedirect", () => {
  const key = fc.constantFrom(...Object.keys(DEFAULT_QUERY), "utm_source", "fbclid", "Location", "");
  const value = fc.oneof(
    fc.constantFrom(...HARD_TEXTS),
    fc.constantFrom("month", "none", "1", "2", "11", "Infinity", "Canggu", "bedrooms,price", "price,", " "),
    fc.string({ unit: "binary" }),
  );
  const pairs = fc.array(fc.tuple(key, value), { maxLength: 9 });

  it("redirects once at most, and always to the same list", () => {
    fc.assert(
      fc.property(pairs, (entries) => {
        const search = new URLSearchParams(entries);
        const target = canonicalRedirect(search);
        if (target === null) return;
        // Every `includes` box of a form counts. Other repeated keys count once.
        const boxes = search.getAll("includes");
        if (boxes.length > 1) search.set("includes", boxes.join());
        const url = new URL(target, "https://bali.example");
        expect(url.pathname).toBe("/");
        expect(canonicalRedirect(url.searchParams)).toBeNull();
        const listAt = (asked: URLSearchParams) => ({ ...parseListQuery(asked), swapped: null });
        expect(listAt(url.searchParams)).toEqual(listAt(search));
      }),
      { numRuns: 1_000 },
    );
  });

  it("redirects no address that the site writes", () => {
    fc.assert(
      fc.property(pairs, (entries) => {
        expect(redirect(canonicalQuery(parseListQuery(new URLSearchParams(entries))))).toBeNull();
      }),
    );
  });

  it("keeps foreign keys, in order", () => {
    fc.assert(
      fc.property(pairs, (entries) => {
        const search = new URLSearchParams(entries);
        const target = new URL(canonicalRedirect(search) ?? `/?${search}`, "https://bali.example");
        const others = (params: URLSearchParams) => [...params].filter(([name]) => !(name in DEFAULT_QUERY));
        expect(others(target.searchParams)).toEqual(others(search));
      }),
    );
  });
});

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
