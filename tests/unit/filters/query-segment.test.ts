import { decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { HARD_TEXTS } from "../hard-texts";
import { everyQuery } from "./every-query";

const base64url = (text: string) => Buffer.from(text).toString("base64url");

describe("encodeQuerySegment", () => {
  it("gives every query one path segment that no router encodes again, and reads it back", () => {
    for (const query of everyQuery()) {
      const segment = encodeQuerySegment(query);
      expect(segment).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(encodeURIComponent(segment)).toBe(segment);
      expect(decodeQuerySegment(segment)).toEqual(parseListQuery(canonicalQuery(query)));
    }
  });

  it("gives different filters different segments", () => {
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
  ])("gives %j and %j, which show the same list, one segment", (one, other) => {
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
    ["bytes that are no UTF-8", Buffer.from([0x6c, 0xff, 0xfe]).toString("base64url")],
    ["10 kB of junk", "A".repeat(10_000)],
    ["a path", "../../etc"],
  ])("refuses %s", (_, segment) => {
    expect(decodeQuerySegment(segment)).toBeNull();
  });

  it.each(HARD_TEXTS)("never throws, and accepts only what it would write itself (%#)", (text) => {
    for (const segment of [text, base64url(text)]) {
      const query = decodeQuerySegment(segment);
      if (query !== null) expect(encodeQuerySegment(query)).toBe(segment);
    }
  });
});
