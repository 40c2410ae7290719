import { canonicalPrefix, localPath, splitLocale } from "@/lib/language/locales";

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

it.each(["/de", "/rus", "/RU/liked", "/en", "/en/liked", "/rental/ru", "", "ru"])(
  "%j has no language prefix",
  (path) => {
    expect(splitLocale(path)).toEqual({ locale: "en", path });
  },
);

it.each([
  ["/EN", "/"],
  ["/EN/liked", "/liked"],
  ["/RU", "/ru"],
  ["/RU/liked", "/ru/liked"],
  ["/ru/liked", "/ru/liked"],
  ["/liked", "/liked"],
  ["/EN//evil.example", "/evil.example"],
  ["/en///evil.example/x", "/evil.example/x"],
  ["/RU//evil.example", "/ru/evil.example"],
])("the canonical path of %s is %s", (path, canonical) => {
  expect(canonicalPrefix(path)).toBe(canonical);
});
