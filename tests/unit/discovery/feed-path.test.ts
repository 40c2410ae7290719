import { parseListQuery } from "@/lib/filters/schema";
import { feedLink, feedPath, feedTitle, followedSearch } from "@/server/discovery/feed-path";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";

process.env.SITE_URL = "https://bali.example";

describe("feedPath", () => {
  it.each([
    ["", "/feed.xml"],
    ["location=Canggu&min_bedrooms=2", "/feed.xml?location=canggu&min_bedrooms=2"],
    ["keywords=Pool,%20wifi&dateRange=week", "/feed.xml?dateRange=week&keywords=pool,+wifi"],
    ["sort=pricePerMonthAsc&page=3&unknown=1", "/feed.xml"],
  ])("of ?%s is %s", (search, path) => {
    expect(feedPath(parseListQuery(search))).toBe(path);
  });

  it("parses back to the same query", () => {
    const query = parseListQuery("location=nusa dua&price_range=15&keywords=a%26b");
    expect(parseListQuery(feedPath(query).split("?")[1] ?? "")).toEqual(query);
  });
});

test("followedSearch describes the filters of a feed", () => {
  expect(followedSearch(parseListQuery(""), ENGLISH)).toBe("all of Bali");
  expect(
    followedSearch(parseListQuery("location=canggu&price_range=15&sort=pricePerMonthAsc"), ENGLISH),
  ).toBe("Canggu, Up to 15M");
  expect(feedTitle(parseListQuery("keywords=pool"), ENGLISH)).toBe('Bali Monthly: "pool"');
});

test("feedLink is the feed by its type, in the language", () => {
  const links = (language = ENGLISH) => feedLink(parseListQuery("location=canggu&lang=en"), language);
  expect(links()).toEqual({
    "application/atom+xml": [
      { url: "https://bali.example/feed.xml?location=canggu", title: "Bali Monthly: Canggu" },
    ],
  });
  expect(links(languageOf("ru"))["application/atom+xml"][0]?.url).toBe(
    "https://bali.example/ru/feed.xml?location=canggu",
  );
});
