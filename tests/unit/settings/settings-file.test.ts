import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemsOf, readSettings } from "@/lib/settings/settings-file";
import { settingsPath } from "@/lib/settings/settings-path";
import { DEFAULT_SETTINGS, siteSettings } from "@/lib/settings/site-settings";
import { readCases } from "@/tests/support/case-table";

test("settings that are not given have their defaults", () => {
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
  ["the most days", '{"daysShown": 365}', { daysShown: 365 }],
  ["a logo in a folder", '{"logo": "pictures/logo.png"}', { logo: "pictures/logo.png" }],
])("a setting may be %s", (_, text, expected) => {
  expect(siteSettings.parse(JSON.parse(text))).toMatchObject(expected);
});

test.each(readCases("tests/unit/settings/settings-file.tsv", ["settings", "problem"]))(
  "$settings cannot be used ($at)",
  ({ settings, problem }) => {
    expect(problemsOf(JSON.parse(settings))).toContain(problem);
  },
);

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
  writeFileSync(file, '\uFEFF{"nmae": 1,\n"daysShown": 7}');
  expect(() => readSettings(file)).toThrow(
    `${file} cannot be used:\n  daysShown: is less than 8 days\n  the file: Unrecognized key: "nmae"`,
  );
});

test("readSettings names the line of a mistake in the JSON", () => {
  writeFileSync(file, '{\n  "name": "A",\n}');
  expect(() => readSettings(file)).toThrow(/site\.json cannot be used:\n {2}.*\(line 3 column 1\)/);
});
