import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSettings, SettingsError } from "@/lib/settings/parse-settings";
import { readSettings } from "@/lib/settings/settings-file";
import { settingsPath } from "@/lib/settings/settings-path";
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

const folder = mkdtempSync(join(tmpdir(), "settings-"));
const file = join(folder, "site.json");

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  delete process.env.SITE_CONFIG;
});

test("readSettings uses the defaults without a folder or a file in it", () => {
  expect(settingsPath(folder)).toBeNull();
  expect(settingsPath(null)).toBeNull();
  expect(readSettings(null)).toBe(DEFAULT_SETTINGS);
});

test("SITE_CONFIG precedes the folder, and its file must exist", () => {
  writeFileSync(file, '{"name": "Of the folder"}');
  expect(readSettings(settingsPath(folder)).name).toBe("Of the folder");
  process.env.SITE_CONFIG = join(folder, "other.json");
  expect(settingsPath(folder)).toBe(process.env.SITE_CONFIG);
  expect(() => readSettings(settingsPath(folder))).toThrow(/other\.json cannot be used:\n {2}.*ENOENT/);
});

test("readSettings lists each problem on its own line below the name of the file", () => {
  writeFileSync(file, '{"nmae": 1,\n"daysShown": 7}');
  expect(() => readSettings(file)).toThrow(
    `${file} cannot be used:\n  line 2: daysShown 7 is less than 8 days\n  line 1: nmae is no setting. Do you mean name?`,
  );
});

test("readSettings refuses a file of ten megabytes without reading it", () => {
  writeFileSync(file, `{"about": "${"x".repeat(10 * 1024 * 1024)}"}`);
  expect(() => readSettings(file)).toThrow(/it has 10241 kB, and at most 512 kB are read/);
});
