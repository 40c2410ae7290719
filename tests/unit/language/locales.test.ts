import { pagePath } from "@/components/language/page-path";
import { encodeComparedSegment } from "@/lib/compare/compare-address";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalPrefix, localPath, splitLocale } from "@/lib/language/locales";
import { preferredLanguage } from "@/lib/language/preferred-language";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/language/locales.tsv", {
  "canonical path": canonicalPrefix,
  "path without its language": (address) => {
    const { locale, path } = splitLocale(address);
    return `${locale} ${path}`;
  },
});

it.each([
  ["en", "/", "/"],
  ["en", "/?page=2", "/?page=2"],
  ["ru", "/", "/ru"],
  ["ru", "/?page=2", "/ru?page=2"],
  ["id", "/#areas-heading", "/id#areas-heading"],
  ["id", "/rental/ru", "/id/rental/ru"],
  ["ru", "/rental/id?page=2", "/ru/rental/id?page=2"],
] as const)("in %s the page %s has the address %s", (locale, path, address) => {
  expect(localPath(locale, path)).toBe(address);
  expect(splitLocale(address)).toEqual({ locale, path });
});

test.each([
  [["ru-RU", "en"], "ru"],
  [["id"], "id"],
  [["ID-id", "ru"], "id"],
  [["de-DE", "ru", "en"], "ru"],
  [["en-US", "ru"], null],
  [["fr"], null],
  [[], null],
])("a visitor with the languages %j prefers %s", (languages, preferred) => {
  expect(preferredLanguage(languages)).toBe(preferred);
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
  ["a comparison", "/compare", { ids: encodeComparedSegment({ ids: [2, 1], isCut: false }) }, "/compare/2-1"],
  ["a missing page", "/en/missing", {}, "/"],
  ["English without a path", "/en", {}, "/"],
])("pagePath finds the path of %s", (_, pathname, params, path) => {
  expect(pagePath(pathname, params)).toBe(path);
});
