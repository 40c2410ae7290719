import { DEFAULT_QUERY, homeHref, type ListQuery, parseListQuery } from "@/lib/filters/schema";
import { LOCALES } from "@/lib/language/locales";
import {
  canonicalList,
  type ListSummary,
  listDescription,
  listMetadata,
  listSummary,
  listTitle,
  newestPosting,
} from "@/server/discovery/list-metadata";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";
import { sampleRental } from "../rental/sample-rental";
import { found } from "./found";

process.env.SITE_URL = "https://bali.example";

describe("canonicalList", () => {
  const canonical = (search: string, areas: readonly string[]) =>
    homeHref(canonicalList(parseListQuery(search), areas));

  it.each<[string, string[], string]>([
    ["", [], "/"],
    ["page=2", [], "/?page=2"],
    ["sort=pricePerMonthAsc&keywords=pool", [], "/"],
    ["location=Canggu&price_range=15", ["canggu"], "/?location=canggu"],
    ["location=canggu&page=3", ["canggu"], "/?location=canggu&page=3"],
    ["location=canggu&min_bedrooms=2&page=3", ["canggu"], "/?location=canggu"],
    ["dateRange=week&page=2", [], "/"],
    ["price_by=month&page=2", [], "/"],
    ["min_bedrooms=2&unstated=bedrooms", [], "/"],
    ["location=canggu&price_range=11&price_by=month&unstated=price", ["canggu"], "/?location=canggu"],
    ["location=batu+bolong", ["canggu"], "/?location=canggu"],
    ["location=nusa+dua", ["nusa dua"], "/?location=nusa+dua"],
    ["location=atlantis,canggu,ubud&page=2", ["canggu", "ubud"], "/?location=canggu,ubud&page=2"],
  ])("of ?%s is %s", (search, areas, expected) => {
    expect(canonical(search, areas)).toBe(expected);
  });
});

describe("listMetadata", () => {
  const RENTALS = [
    sampleRental({ id: 1, slug: "plain", media_urls: ["http://elsewhere.example/a.jpg"] }),
    sampleRental({ id: 2, slug: "pictured" }),
    sampleRental({ id: 3, location: "ubud" }),
  ];

  const metadata = (query: Partial<ListQuery>, language = ENGLISH) =>
    listMetadata({ ...DEFAULT_QUERY, ...query }, found(RENTALS, query), language);

  it("has the plain address and the site's own picture for all of Bali", () => {
    const { alternates, openGraph, robots } = metadata({});
    expect(alternates?.canonical).toBe("https://bali.example/");
    expect(openGraph).toMatchObject({
      url: "https://bali.example/",
      images: [{ url: "https://bali.example/brand-preview.jpg" }],
    });
    expect(robots).toMatchObject({ index: true, "max-image-preview": "large" });
  });

  it("keeps a list of a contact's homes out of search engines", () => {
    const { alternates, robots } = metadata({ contact: "0123456789ab" });
    expect(robots).toMatchObject({ index: false });
    expect(alternates?.canonical).toBeUndefined();
  });

  it("has the address of an area, and the site's own picture", () => {
    const { alternates, openGraph, title } = metadata({ location: ["canggu"], sort: "pricePerMonthAsc" });
    expect(alternates?.canonical).toBe("https://bali.example/?location=canggu");
    expect(openGraph).toMatchObject({ images: [{ url: "https://bali.example/brand-preview.jpg" }] });
    expect(title).toEqual("Monthly rentals in Canggu, Bali: 2 places from Rp 35M");
  });

  it("links to the feed of the whole query", () => {
    expect(metadata({ location: ["canggu"], min_bedrooms: 2 }).alternates?.types).toMatchObject({
      "application/atom+xml": [{ url: "https://bali.example/feed.xml?location=canggu&min_bedrooms=2" }],
    });
  });

  it("has addresses and texts in the language of the page", () => {
    const { alternates, openGraph, title } = metadata({ location: ["canggu"] }, languageOf("ru"));
    expect(alternates).toMatchObject({
      canonical: "https://bali.example/ru?location=canggu",
      types: { "application/atom+xml": [{ url: "https://bali.example/ru/feed.xml?location=canggu" }] },
    });
    expect(title).toBe("Аренда на месяц: Чангу, Бали — 2 варианта от 35\u00a0млн\u00a0Rp");
    expect(openGraph).toMatchObject({ url: alternates?.canonical, locale: "ru_RU" });
  });

  it("keeps the empty list of an area out of search engines, but not that of all areas", () => {
    expect(metadata({ location: ["nusa dua"] }).robots).toMatchObject({ index: false });
    const { robots, title } = listMetadata(DEFAULT_QUERY, found([]), ENGLISH);
    expect(robots).toMatchObject({ index: true });
    expect(title).toBe("Monthly rentals in Bali");
  });

  it("names several areas, and keeps their list out of search engines", () => {
    const { alternates, robots, title } = metadata({ location: ["canggu", "ubud"] });
    expect(alternates?.canonical).toBe("https://bali.example/?location=canggu,ubud");
    expect(title).toBe("Monthly rentals in Canggu, Ubud, Bali: 3 places from Rp 35M");
    expect(robots).toMatchObject({ index: false, follow: true });
  });

  it.each<Partial<ListQuery>>([
    { min_bedrooms: 6 },
    { location: ["nusa dua"], sort: "pricePerMonthAsc" },
    { location: ["nusa dua", "ubud"], min_bedrooms: 6 },
  ])("has no noindex for the empty list %j, which robots.txt already excludes", (query) => {
    expect(found(RENTALS, query).result).toMatchObject({ rentals: [] });
    expect(metadata(query).robots).toMatchObject({ index: true });
  });

  it.each<[Partial<ListQuery>, string]>([
    [{ location: ["nowhere"] }, "Location not found"],
    [{ page: 2 }, "Page not found"],
  ])("has only a title and noindex for %j, which is answered 404", (query, title) => {
    expect(metadata(query)).toEqual({ title, robots: { index: false, follow: true } });
  });
});

describe("listSummary", () => {
  it("counts only homes that ask by the month, with the ranges of their rents in rupiah and of bedrooms", () => {
    const facts = listSummary(
      found(
        [
          sampleRental({ id: 1 }),
          sampleRental({ id: 2, price_amount: 1_000, price_currency: "USD", bedrooms: 4 }),
          sampleRental({ id: 3, price_amount: 1_000_000, rental_period: "week", bedrooms: 6 }),
          sampleRental({ id: 4, location: "ubud", price_amount: 1_000_000 }),
        ],
        { location: ["canggu"] },
      ),
    );
    expect(facts).toMatchObject({
      areas: ["canggu"],
      count: 2,
      bedrooms: { from: 2, to: 4 },
    });
    expect(facts?.prices?.from).toBeCloseTo(1_000 / 0.000058844);
    expect(facts?.prices?.to).toBe(35_000_000);
  });

  it("ignores implausible prices", () => {
    const facts = listSummary(
      found([
        sampleRental(),
        sampleRental({ id: 2, price_amount: 35 }),
        sampleRental({ id: 3, price_amount: 499_000 }),
        sampleRental({ id: 4, price_amount: 2_100_000_000 }),
        sampleRental({ id: 5, price_amount: 9, price_currency: "USD" }),
      ]),
    );
    expect(facts?.prices).toEqual({ from: 35_000_000, to: 35_000_000 });
  });

  it("has no facts for an empty list, and resolves the alias of a place", () => {
    expect(listSummary(found([], { location: ["batu bolong"] }))).toEqual({
      areas: ["canggu"],
      count: 0,
      prices: null,
      bedrooms: null,
      newest: null,
    });
  });

  it("is null for an unknown location", () => {
    expect(listSummary(found([], { location: ["nowhere"] }))).toBeNull();
  });
});

test("newestPosting is the latest date, in any order", () => {
  const at = (posted_at: string | null) => sampleRental({ posted_at });
  expect(newestPosting([at("2026-11-01T00:00:00.000Z"), at(null), at("2026-11-09T00:00:00.000Z")])).toBe(
    "2026-11-09T00:00:00.000Z",
  );
  expect(newestPosting([at(null)])).toBeNull();
});

const FACTS: ListSummary = {
  areas: ["canggu"],
  count: 42,
  prices: { from: 8_000_000, to: 95_000_000 },
  bedrooms: { from: 1, to: 5 },
  newest: "2026-11-20T04:00:00.000Z",
};

describe("listTitle", () => {
  const BALI: ListSummary = {
    ...FACTS,
    areas: [],
    count: 1_377,
    prices: { from: 2_000_000, to: 2_000_000 },
  };

  it.each<[Partial<ListSummary>, number, string]>([
    [{}, 1, "Monthly rentals in Canggu, Bali: 42 places from Rp 8M"],
    [{}, 2, "Monthly rentals in Canggu, Bali: 42 places from Rp 8M, page 2"],
    [BALI, 1, "Monthly rentals in Bali: 1,377 places from Rp 2M"],
    [{ areas: ["canggu", "ubud"] }, 1, "Monthly rentals in Canggu, Ubud, Bali: 42 places from Rp 8M"],
    [{ count: 1, prices: null }, 1, "Monthly rentals in Canggu, Bali: 1 place"],
    [{ count: 0, prices: null }, 1, "Monthly rentals in Canggu, Bali"],
  ])("of %j on page %i is %j", (change, page, title) => {
    expect(listTitle({ ...FACTS, ...change }, page, ENGLISH)).toBe(title);
  });
});

describe("listDescription", () => {
  it("has the count, area, rents, bedrooms and newest date", () => {
    expect(listDescription(FACTS, 1, ENGLISH)).toBe(
      "42 places to rent by the month in Canggu, Bali: Rp 8M to Rp 95M a month, 1 to 5 bedrooms, newest 20 November 2026.",
    );
  });

  it.each<[Partial<ListSummary>, string]>([
    [
      { areas: [], count: 1, prices: { from: 2e6, to: 2e6 }, bedrooms: { from: 1, to: 1 } },
      "1 place to rent by the month in Bali: Rp 2M a month, 1 bedroom, newest 20 November 2026.",
    ],
    [
      { prices: null, bedrooms: { from: 3, to: 3 } },
      "42 places to rent by the month in Canggu, Bali: 3 bedrooms, newest 20 November 2026.",
    ],
    [
      { prices: null, bedrooms: null, newest: null },
      "42 places to rent by the month in Canggu, Bali, with photos, prices and contacts of their owners.",
    ],
    [
      { prices: { from: 8_000_000, to: 8_000_001 }, bedrooms: null, newest: null },
      "42 places to rent by the month in Canggu, Bali: Rp 8M to Rp 8.1M a month.",
    ],
  ])("describes the known facts with %j", (change, text) => {
    expect(listDescription({ ...FACTS, ...change }, 1, ENGLISH)).toBe(text);
  });

  it("says that an empty list has nothing to rent", () => {
    const text = listDescription(
      { ...FACTS, count: 0, prices: null, bedrooms: null, newest: null },
      1,
      ENGLISH,
    );
    expect(text).toMatch(/^Nothing to rent by the month in Canggu, Bali /);
  });

  it("ends with the number of a later page", () => {
    expect(listDescription(FACTS, 2, ENGLISH)).toMatch(/ Page 2\.$/);
    expect(listDescription({ ...FACTS, prices: null, bedrooms: null, newest: null }, 2, ENGLISH)).toMatch(
      / Page 2\.$/,
    );
  });

  it("has at least 70 characters", () => {
    const few = { areas: [], count: 1, prices: null, bedrooms: { from: 1, to: 1 }, newest: null };
    for (const locale of LOCALES) {
      const text = listDescription(few, 1, languageOf(locale));
      expect(text.length).toBeGreaterThanOrEqual(70);
    }
  });
});
