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

test("a folder without the file, and no folder, have the defaults", () => {
  expect(settingsPath(folder)).toBeNull();
  expect(settingsPath(null)).toBeNull();
  expect(readSettings(null)).toBe(DEFAULT_SETTINGS);
});

test("SITE_CONFIG wins over the folder, and has to be there", () => {
  writeFileSync(file, '{"name": "Of the folder"}');
  expect(readSettings(settingsPath(folder)).name).toBe("Of the folder");
  process.env.SITE_CONFIG = join(folder, "other.json");
  expect(settingsPath(folder)).toBe(process.env.SITE_CONFIG);
  expect(() => readSettings(settingsPath(folder))).toThrow(/other\.json cannot be used:\n {2}.*ENOENT/);
});

test("each problem is on a line of its own, below the name of the file", () => {
  writeFileSync(file, '{"nmae": 1,\n"daysShown": 7}');
  expect(() => readSettings(file)).toThrow(
    `${file} cannot be used:\n  line 2: daysShown 7 is less than 8 days\n  line 1: nmae is no setting. Do you mean name?`,
  );
});

test("ten megabytes are refused unread", () => {
  writeFileSync(file, `{"about": "${"x".repeat(10 * 1024 * 1024)}"}`);
  expect(() => readSettings(file)).toThrow(/it has 10241 kB, and at most 512 kB are read/);
});
