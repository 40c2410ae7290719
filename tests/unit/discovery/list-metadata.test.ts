import { DEFAULT_QUERY, homeHref, type ListQuery, parseListQuery } from "@/lib/filters/schema";
import { canonicalList, listMetadata } from "@/server/discovery/list-metadata";
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

  it("has the address of an area and its newest picture that can be fetched", () => {
    const { alternates, openGraph, title } = metadata({ location: ["canggu"], sort: "pricePerMonthAsc" });
    expect(alternates?.canonical).toBe("https://bali.example/?location=canggu");
    expect(openGraph).toMatchObject({
      images: [
        { url: expect.stringMatching(/^https:\/\/bali\.example\/preview\/pictured\/[0-9a-f]{12}\.jpg$/) },
      ],
    });
    expect(title).toEqual({ absolute: "Monthly rentals in Canggu, Bali: 2 places from Rp 35M" });
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
    expect(title).toEqual({ absolute: "Аренда на месяц: Чангу, Бали — 2 варианта от 35\u00a0млн\u00a0Rp" });
    expect(openGraph).toMatchObject({ url: alternates?.canonical, locale: "ru_RU" });
  });

  it("keeps an empty list out of search engines", () => {
    expect(metadata({ location: ["nusa dua"] }).robots).toMatchObject({ index: false });
  });

  it("names several areas, and keeps their list out of search engines", () => {
    const { alternates, robots, title, openGraph } = metadata({ location: ["canggu", "ubud"] });
    expect(alternates?.canonical).toBe("https://bali.example/?location=canggu,ubud");
    expect(title).toEqual({ absolute: "Monthly rentals in Canggu, Ubud, Bali: 3 places from Rp 35M" });
    expect(robots).toMatchObject({ index: false, follow: true });
    expect(openGraph).toMatchObject({ images: [{ url: expect.stringContaining("/preview/pictured/") }] });
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
