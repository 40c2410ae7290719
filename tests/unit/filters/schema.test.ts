import { isDeepStrictEqual } from "node:util";
import { cleanKeywords } from "@/lib/filters/filters";
import { cleanText } from "@/lib/filters/parse-as";
import { canonicalQuery, homeHref, type ListQuery, parseListQuery } from "@/lib/filters/schema";
import { readCases, testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";
import { everyQuery } from "./every-query";

describe("cleanText", () => {
  it.each([
    ["abcdef", 3, "abc"],
    ["ab cdef", 3, "ab"],
    ["😀😀😀", 2, "😀😀"],
    ["a😀b", 2, "a😀"],
    ["abc", 3, "abc"],
    ["abc", 0, ""],
  ])("cuts %j to %i characters without splitting one", (text, length, clean) => {
    expect(cleanText(text, length)).toBe(clean);
  });

  it.each(HARD_TEXTS)("does not change its own result (%#)", (text) => {
    const clean = cleanText(text, 40);
    expect(cleanText(clean, 40)).toBe(clean);
    expect(Array.from(clean).length).toBeLessThanOrEqual(40);
    expect(clean.isWellFormed()).toBe(true);
  });
});

const TEN_AREAS = Array.from("abcdefghij");
const DEFAULTS = {
  location: [],
  price_range: null,
  min_bedrooms: null,
  dateRange: "month",
  sort: "none",
  keywords: "",
  price_by: "advert",
  unstated: [],
  includes: [],
  stay: null,
  available: null,
  type: [],
  contact: "",
  min_bathrooms: null,
  max_bedrooms: null,
  price_min: null,
  price_max: null,
  price_in: "IDR",
  photos: null,
  reduced: null,
  monthly: null,
  page: 1,
};

const BY_DEFAULT = new Map<string, unknown>(Object.entries(DEFAULTS));

testReadings("tests/unit/filters/schema.tsv", {
  "clean text": (text) => cleanText(text, 80),
  filters: (search) => {
    const changed = Object.entries(parseListQuery(search)).filter(
      ([key, value]) => !isDeepStrictEqual(value, BY_DEFAULT.get(key)),
    );
    return JSON.stringify(Object.fromEntries(changed.toSorted()));
  },
  keywords: cleanKeywords,
});

describe("parseListQuery", () => {
  it.each(readCases("tests/unit/filters/unknown-values.tsv", ["key", "value"]))(
    'falls back to the default for the $key "$value" ($at)',
    ({ key, value }) => {
      expect(parseListQuery(new URLSearchParams([[key, value]]))).toEqual(DEFAULTS);
    },
  );

  it("uses the first of repeated keys", () => {
    expect(parseListQuery("location=ubud&location=canggu&price_range=15&price_range=25")).toEqual({
      ...DEFAULTS,
      location: ["ubud"],
      price_range: 15,
    });
  });

  it("is case-sensitive in keys", () => {
    expect(parseListQuery("Location=ubud&daterange=day&PAGE=2&minBedrooms=2")).toEqual(DEFAULTS);
  });

  it("cuts a location and keywords that are too long", () => {
    const query = parseListQuery(`location=${"x".repeat(10_000)}&keywords=${"%F0%9F%98%80".repeat(5_000)}`);
    expect(query.location).toEqual(["x".repeat(80)]);
    expect(Array.from(query.keywords).length).toBeLessThanOrEqual(200);
    expect(query.keywords.isWellFormed()).toBe(true);
  });

  it("reads malformed percent signs as text", () => {
    expect(parseListQuery("keywords=100%&location=%E0%A4%A").keywords).toBe("100%");
  });
});

describe("canonicalQuery", () => {
  it.each<[Partial<ListQuery>, string]>([
    [{}, ""],
    [{ location: ["Ubud"], keywords: "  POOL " }, "location=ubud&keywords=pool"],
    [{ location: ["pererenan", "Canggu"] }, "location=canggu,pererenan"],
    [{ location: [...TEN_AREAS.toReversed(), "k"] }, "location=a,b,c,d,e,f,g,h,i,j"],
    [{ price_range: null, min_bedrooms: null }, ""],
    [{ dateRange: "month", sort: "none", price_by: "advert", page: 1 }, ""],
    [
      { price_range: 11, price_by: "month", unstated: ["price"] },
      "price_range=11&price_by=month&unstated=price",
    ],
    [{ min_bedrooms: 2, unstated: ["bedrooms", "price"] }, "min_bedrooms=2&unstated=bedrooms"],
    [{ unstated: ["bedrooms", "price"] }, ""],
    [{ includes: ["pets", "wifi"], unstated: ["pets"] }, "unstated=pets&includes=wifi,pets"],
    [{ available: "2026-12-01", stay: 1, min_bedrooms: 2 }, "min_bedrooms=2&stay=1&available=2026-12-01"],
    [{ type: ["villa", "room"], unstated: ["type"], stay: 2 }, "unstated=type&stay=2&type=room,villa"],
    [{ contact: "0123456789ab", type: ["villa"], page: 2 }, "type=villa&contact=0123456789ab&page=2"],
    [{ min_bedrooms: 5, max_bedrooms: 2 }, "min_bedrooms=2&max_bedrooms=5"],
    [{ max_bedrooms: 0, min_bathrooms: 1 }, "min_bathrooms=1&max_bedrooms=0"],
    [
      { price_max: 610, price_min: 925, price_in: "EUR", stay: 1 },
      "stay=1&price_min=600&price_max=925&price_in=EUR",
    ],
    [{ price_in: "EUR" }, ""],
    [{ page: 3, sort: "pricePerMonthAsc", min_bedrooms: 2 }, "min_bedrooms=2&sort=pricePerMonthAsc&page=3"],
  ])("writes %j as %j", (query, search) => {
    expect(canonicalQuery(query)).toBe(search);
  });

  it.each<Partial<ListQuery>>([
    { location: ["   ", ","] },
    { keywords: " \n " },
    { keywords: "\u0000" },
    { location: ["\ud800"] },
  ])("writes nothing for text that is empty once cleaned: %j", (query) => {
    expect(canonicalQuery(query)).toBe("");
  });

  it("writes keys in a fixed order", () => {
    const shuffled =
      "page=2&keywords=pool&sort=pricePerMonthDesc&dateRange=day&min_bedrooms=3&price_range=25";
    expect(canonicalQuery(parseListQuery(`${shuffled}&location=ubud`))).toBe(
      "location=ubud&price_range=25&min_bedrooms=3&dateRange=day&sort=pricePerMonthDesc&keywords=pool&page=2",
    );
  });

  it("round-trips every combination of filters", () => {
    const queries = everyQuery();
    const searches = queries.map((query) => canonicalQuery(query));
    const parsed = searches.map((search) => parseListQuery(search));
    expect(parsed).toMatchObject(queries.map(({ location, keywords, ...options }) => options));
    expect(parsed.map((query) => canonicalQuery(query))).toEqual(searches);
  });

  it.each(HARD_TEXTS)("does not let a text set another filter (%#)", (text) => {
    const parsed = parseListQuery(canonicalQuery({ location: [text], keywords: text }));
    expect({ ...parsed, location: [], keywords: "" }).toEqual(DEFAULTS);
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
    const { location, keywords } = parseListQuery(canonicalQuery({ location: [text], keywords: text }));
    expect([location, keywords]).toEqual([[text], text]);
  });
});

describe("homeHref", () => {
  it.each<[Partial<ListQuery>, string]>([
    [{}, "/"],
    [{ location: ["nusa penida"] }, "/?location=nusa+penida"],
  ])("links %j to %s", (query, href) => {
    expect(homeHref(query)).toBe(href);
  });

  it("survives the browser's parsing of the address", () => {
    const queries = everyQuery();
    const urls = queries.map((query) => new URL(homeHref(query), "http://site.test"));
    expect(urls.filter(({ pathname, hash }) => pathname !== "/" || hash !== "")).toEqual([]);
    const read = urls.map(({ searchParams }) => canonicalQuery(parseListQuery(searchParams)));
    expect(read).toEqual(queries.map((query) => canonicalQuery(query)));
  });
});

describe("cleanKeywords", () => {
  it.each(HARD_TEXTS)("returns the keywords that are read back from the address (%#)", (typed) => {
    const keywords = cleanKeywords(typed);
    expect(parseListQuery(canonicalQuery({ keywords })).keywords).toBe(keywords);
  });
});
