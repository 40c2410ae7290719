import { parseSettings, SettingsError } from "@/lib/settings/parse-settings";
import { DEFAULT_SETTINGS } from "@/lib/settings/site-settings";
import { readCases } from "@/tests/support/case-table";

const problemsOf = (text: string) => {
  try {
    parseSettings(text);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.problems : [String(error)];
  }
};

test("an empty object has every default", () => {
  expect(parseSettings("{}")).toEqual(DEFAULT_SETTINGS);
  expect(DEFAULT_SETTINGS).toEqual({ version: 1, daysShown: 30, blocked: [] });
});

test.each([
  [
    "one text for all languages",
    '{"tagline": "Live by the sea"}',
    { tagline: { en: "Live by the sea", id: "Live by the sea", ru: "Live by the sea" } },
  ],
  ["a text for one language", '{"tagline": {"ru": "У моря"}}', { tagline: { ru: "У моря" } }],
  ["a short colour", '{"accent": "#0AF"}', { accent: "#00aaff" }],
  [
    "phone numbers in any spelling",
    '{"blocked": ["0812-3000-0999", "+62 812 3000 0998"]}',
    { blocked: ["+6281230000999", "+6281230000998"] },
  ],
  [
    "HTML, which is text",
    '{"about": "<b>Hi</b>"}',
    { about: { en: "<b>Hi</b>", id: "<b>Hi</b>", ru: "<b>Hi</b>" } },
  ],
  ["the fewest days", '{"daysShown": 8}', { daysShown: 8 }],
  ["a byte order mark", '\uFEFF{"daysShown": 365}', { daysShown: 365 }],
  ["a logo in a folder", '{"logo": "pictures/logo.png"}', { logo: "pictures/logo.png" }],
])("parseSettings accepts %s", (_, text, expected) => {
  expect(parseSettings(text)).toMatchObject(expected);
});

test.each(readCases("tests/unit/settings/parse-settings.tsv", ["text", "problem"]))(
  "parseSettings refuses $text ($at)",
  ({ text, problem }) => {
    expect(problemsOf(text)).toContain(problem);
  },
);

test("parseSettings reports every problem at once, and cuts a long value", () => {
  const problems = problemsOf(`{"name": "${"x".repeat(500)}",\n"daysShown": 0}`);
  expect(problems).toEqual([
    `line 1: name "${"x".repeat(56)}... is longer than 40 characters`,
    "line 2: daysShown 0 is less than 8 days",
  ]);
});
