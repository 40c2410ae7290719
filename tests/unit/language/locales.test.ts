import { pagePath } from "@/components/language/language-links.client";
import { canonicalPrefix, isLocale, localPath, splitLocale } from "@/lib/language/locales";
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
});

test.each([
  ["a page in English", "/en/about", "", "/about"],
  ["an English page as visitors see it", "/about", "", "/about"],
  ["a page in Russian", "/ru/liked", "", "/liked"],
  ["a rental whose slug is a language", "/ru/rental/ru", "", "/rental/ru"],
  ["an English rental whose slug is its language", "/en/rental/en", "", "/rental/en"],
  ["the list without filters", "/en", "", "/"],
  ["a list with filters", "/id", "location=canggu", "/?location=canggu"],
  ["a comparison", "/compare", "ids=2,1", "/compare?ids=2,1"],
  ["a missing page", "/en/missing", "x=1", "/"],
])("pagePath finds the path of %s", (_, pathname, search, path) => {
  expect(pagePath(pathname, search)).toBe(path);
});
