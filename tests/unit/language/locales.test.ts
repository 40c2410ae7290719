import { pagePath } from "@/components/language/page-path";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalPrefix, isLocale, localPath, preferredLanguage, splitLocale } from "@/lib/language/locales";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/language/locales.tsv", {
  "canonical path": canonicalPrefix,
  "path without its language": (address) => {
    const { locale, path } = splitLocale(address);
    return `${locale} ${path}`;
  },
  "address of a page": (text) => {
    const [language, path = ""] = text.split(" ");
    const locale = isLocale(language) ? language : "en";
    const address = localPath(locale, path);
    expect(splitLocale(address)).toEqual({ locale, path });
    return address;
  },
  "preferred language": (languages) => preferredLanguage(languages.split(", ").filter(Boolean)),
});

const canggu = encodeQuerySegment({ location: ["canggu"] });

test.each([
  ["a page in English", "/en/about", {}, "/about"],
  ["an English page as visitors see it", "/about", {}, "/about"],
  ["a page in Russian", "/ru/liked", {}, "/liked"],
  ["a rental whose slug is a language", "/ru/rental/ru", { slug: "ru" }, "/rental/ru"],
  ["an English rental whose slug is its language", "/en/rental/en", { slug: "en" }, "/rental/en"],
  [
    "the list without filters",
    `/en/search/${encodeQuerySegment({})}`,
    { query: encodeQuerySegment({}) },
    "/",
  ],
  ["the list without filters as visitors see it", "/ru", { query: encodeQuerySegment({}) }, "/"],
  ["a list with filters", `/id/search/${canggu}`, { query: canggu }, `/search/${canggu}`],
  ["a list with filters as visitors see it", "/", { query: canggu }, `/search/${canggu}`],
  ["a missing page", "/en/missing", {}, "/"],
  ["English without a path", "/en", {}, "/"],
])("pagePath finds the path of %s", (_, pathname, params, path) => {
  expect(pagePath(pathname, params, "")).toBe(path);
});

it("pagePath keeps the query of a comparison", () => {
  expect(pagePath("/ru/compare", {}, "ids=2%2C1")).toBe("/compare?ids=2%2C1");
});
