import { pagePath } from "@/components/language/page-path";
import { encodeComparedSegment } from "@/lib/compare/compare-address";
import { encodeQuerySegment } from "@/lib/filters/query-segment";

const canggu = encodeQuerySegment({ location: ["canggu"] });

test.each([
  ["a page in English", "/en/about", {}, "/about"],
  ["the same as its visitors know it", "/about", {}, "/about"],
  ["a page in Russian", "/ru/liked", {}, "/liked"],
  ["a rental called like a language", "/ru/rental/ru", { slug: "ru" }, "/rental/ru"],
  ["a rental in English called like it", "/en/rental/en", { slug: "en" }, "/rental/en"],
  [
    "the list without filters",
    `/en/search/${encodeQuerySegment({})}`,
    { query: encodeQuerySegment({}) },
    "/",
  ],
  ["the same as its visitors know it", "/ru", { query: encodeQuerySegment({}) }, "/"],
  ["a list with filters", `/id/search/${canggu}`, { query: canggu }, `/search/${canggu}`],
  ["the same as its visitors know it", "/", { query: canggu }, `/search/${canggu}`],
  ["a comparison", "/compare", { ids: encodeComparedSegment({ ids: [2, 1], isCut: false }) }, "/compare/2-1"],
  ["a page that is missing", "/en/missing", {}, "/"],
  ["English without a path", "/en", {}, "/"],
])("the address of %s", (_, pathname, params, path) => {
  expect(pagePath(pathname, params)).toBe(path);
});
