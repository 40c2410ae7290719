import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { canonicalList } from "@/lib/seo/list-canonical";

const canonical = (search: string, area: string | null) =>
  homeHref(canonicalList(parseListQuery(search), area));

describe("canonicalList", () => {
  it.each([
    ["", null, "/"],
    ["page=2", null, "/?page=2"],
    ["sort=pricePerMonthAsc&keywords=pool", null, "/"],
    ["location=Canggu&price_range=15", "canggu", "/?location=canggu"],
    ["location=canggu&page=3", "canggu", "/?location=canggu&page=3"],
    ["location=canggu&min_bedrooms=2&page=3", "canggu", "/?location=canggu"],
    ["dateRange=week&page=2", null, "/"],
    ["location=batu+bolong", "canggu", "/?location=canggu"],
    ["location=nusa+dua", "nusa dua", "/?location=nusa+dua"],
  ])("of ?%s is %s", (search, area, expected) => {
    expect(canonical(search, area)).toBe(expected);
  });
});
