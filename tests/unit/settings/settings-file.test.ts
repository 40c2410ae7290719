import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@/lib/settings/settings-file";
import { settingsPath } from "@/lib/settings/settings-path";
import { DEFAULT_SETTINGS } from "@/lib/settings/site-settings";

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
