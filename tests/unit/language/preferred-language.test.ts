import { preferredLanguage } from "@/lib/language/preferred-language";

test.each([
  [["ru-RU", "en"], "ru"],
  [["id"], "id"],
  [["ID-id", "ru"], "id"],
  [["de-DE", "ru", "en"], "ru"],
  [["en-US", "ru"], null],
  [["fr"], null],
  [[], null],
])("of the languages %j prefers %s", (languages, preferred) => {
  expect(preferredLanguage(languages)).toBe(preferred);
});
