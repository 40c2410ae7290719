import { canonicalQuery, cleanKeywords, homeHref, parseListQuery } from "@/lib/filters/schema";
import { HARD_TEXTS } from "../hard-texts";
import { everyQuery } from "./every-query";

const DEFAULTS = {
  location: "",
  price_range: null,
  min_bedrooms: null,
  dateRange: "month",
  sort: "none",
  keywords: "",
  page: 1,
};

describe("parseListQuery", () => {
  it.each([
    "",
    "?",
    "&&&",
    "unknown=1",
    "location=",
    "keywords=%20%20",
    "price_range=Infinity",
    "a:?location=ubud",
  ])("reads %j as the default filters", (search) => {
    expect(parseListQuery(search)).toEqual(DEFAULTS);
  });

  it.each([
    ["location=Canggu", { location: "canggu" }],
    ["?location=nusa+penida", { location: "nusa penida" }],
    ["location=%20%20Nusa%20%20Penida", { location: "nusa penida" }],
    ["location=a:b", { location: "a:b" }],
    ["price_range=11", { price_range: 11 }],
    ["price_range=38", { price_range: 38 }],
    ["min_bedrooms=1", { min_bedrooms: 1 }],
    ["min_bedrooms=6", { min_bedrooms: 6 }],
    ["dateRange=day", { dateRange: "day" }],
    ["dateRange=week", { dateRange: "week" }],
    ["sort=pricePerMonthAsc", { sort: "pricePerMonthAsc" }],
    ["sort=pricePerMonthDesc", { sort: "pricePerMonthDesc" }],
    ["keywords=Pool%2C%20WIFI", { keywords: "pool, wifi" }],
    ["keywords=%F0%9F%8F%9D%EF%B8%8F", { keywords: "🏝️" }],
    ["page=2", { page: 2 }],
    ["page=9999", { page: 9_999 }],
    ["sort=pricePerMonthAsc&location=ubud&utm_source=x", { location: "ubud", sort: "pricePerMonthAsc" }],
  ])("reads %j", (search, expected) => {
    expect(parseListQuery(search)).toEqual({ ...DEFAULTS, ...expected });
  });

  it.each([
    ["price_range", ["0", "-11", "12", "11.5", "abc", "NaN", "-Infinity", "1e9", "", "__proto__"]],
    ["min_bedrooms", ["0", "7", "-1", "2.5", "two", "", "Infinity"]],
    ["dateRange", ["year", "Day", "DAY", "", "1", "constructor", "toString", "__proto__"]],
    ["sort", ["price", "pricepermonthasc", "asc", "", "constructor", "__proto__"]],
    ["page", ["0", "-1", "1.5", "01", "abc", "", "10000", "1e3", "0x10", " 2", "Infinity"]],
  ])("falls back to the default for an unknown %s", (key, values) => {
    for (const value of values) {
      expect(parseListQuery(new URLSearchParams([[key, value]]))).toEqual(DEFAULTS);
    }
  });

  it("counts the first of repeated keys", () => {
    expect(parseListQuery("location=ubud&location=canggu&price_range=15&price_range=25")).toEqual({
      ...DEFAULTS,
      location: "ubud",
      price_range: 15,
    });
  });

  it("takes keys as they are spelt", () => {
    expect(parseListQuery("Location=ubud&daterange=day&PAGE=2&minBedrooms=2")).toEqual(DEFAULTS);
  });

  it("cuts what is far too long to be a place or keywords", () => {
    const query = parseListQuery(`location=${"x".repeat(10_000)}&keywords=${"%F0%9F%98%80".repeat(5_000)}`);
    expect(query.location.length).toBeLessThanOrEqual(100);
    expect(Array.from(query.keywords).length).toBeLessThanOrEqual(200);
    expect(query.keywords.isWellFormed()).toBe(true);
  });

  it("reads malformed percent signs as text", () => {
    expect(parseListQuery("keywords=100%&location=%E0%A4%A").keywords).toBe("100%");
  });
});

describe("canonicalQuery", () => {
  it.each([
    [{}, ""],
    [{ location: "ubud" }, "location=ubud"],
    [{ location: "Ubud", keywords: "  POOL " }, "location=ubud&keywords=pool"],
    [{ price_range: 15 }, "price_range=15"],
    [{ price_range: null, min_bedrooms: null }, ""],
    [{ dateRange: "month", sort: "none", page: 1 }, ""],
    [{ page: 3, sort: "pricePerMonthAsc", min_bedrooms: 2 }, "min_bedrooms=2&sort=pricePerMonthAsc&page=3"],
  ] as const)("writes %j as %j", (query, search) => {
    expect(canonicalQuery(query)).toBe(search);
  });

  it.each([{ location: "   " }, { keywords: " \n " }, { keywords: "\u0000" }, { location: "\ud800" }])(
    "writes nothing for text that is empty once cleaned: %j",
    (query) => {
      expect(canonicalQuery(query)).toBe("");
    },
  );

  it("writes the keys in one order, whatever order they came in", () => {
    const shuffled =
      "page=2&keywords=pool&sort=pricePerMonthDesc&dateRange=day&min_bedrooms=3&price_range=25";
    expect(canonicalQuery(parseListQuery(`${shuffled}&location=ubud`))).toBe(
      "location=ubud&price_range=25&min_bedrooms=3&dateRange=day&sort=pricePerMonthDesc&keywords=pool&page=2",
    );
  });

  it("is read back as the same filters, and written the same again, for every combination", () => {
    for (const query of everyQuery()) {
      const search = canonicalQuery(query);
      const parsed = parseListQuery(search);
      const { location, keywords, ...options } = query;
      expect(parsed).toMatchObject(options);
      expect(canonicalQuery(parsed)).toBe(search);
    }
  });

  it.each(HARD_TEXTS)("cannot be made to hold another filter by its text (%#)", (text) => {
    const parsed = parseListQuery(canonicalQuery({ location: text, keywords: text }));
    expect({ ...parsed, location: "", keywords: "" }).toEqual(DEFAULTS);
  });

  it.each([
    "a&b=c",
    "a+b c",
    "100% %41",
    "#hash?query",
    "\"'`<>",
    "a/b\\c",
    "a:b",
    "🏝️",
    "בריכה",
    "__proto__",
  ])("keeps the text %j", (text) => {
    const { location, keywords } = parseListQuery(canonicalQuery({ location: text, keywords: text }));
    expect([location, keywords]).toEqual([text, text]);
  });
});

describe("homeHref", () => {
  it.each([
    [{}, "/"],
    [{ location: "nusa penida" }, "/?location=nusa+penida"],
  ])("links %j to %s", (query, href) => {
    expect(homeHref(query)).toBe(href);
  });

  it("survives the browser's own reading of the address", () => {
    for (const query of everyQuery()) {
      const url = new URL(homeHref(query), "http://site.test");
      expect(url.pathname).toBe("/");
      expect(url.hash).toBe("");
      expect(canonicalQuery(parseListQuery(url.searchParams))).toBe(canonicalQuery(query));
    }
  });
});

describe("cleanKeywords", () => {
  it.each([
    ["  Pool, WIFI  ", "pool, wifi"],
    ["", ""],
    [" ", ""],
  ])("writes %j as %j", (typed, keywords) => {
    expect(cleanKeywords(typed)).toBe(keywords);
  });

  it.each(HARD_TEXTS)("gives what the URL is read back as (%#)", (typed) => {
    const keywords = cleanKeywords(typed);
    expect(parseListQuery(canonicalQuery({ keywords })).keywords).toBe(keywords);
  });
});
