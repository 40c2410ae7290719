import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findExport } from "@/collector/sources/export/find-export";
import { testUnless } from "@/tests/support/left-out";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "export-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("an export is found by its folder or by its file", async () => {
  const json = join(folder, "result.json");
  await writeFile(json, "{}");
  expect(await findExport(folder)).toEqual({ json, folder });
  expect(await findExport(json)).toEqual({ json, folder });
});

test("a folder without result.json and a missing path are refused", async () => {
  await expect(findExport(folder)).rejects.toThrow("holds no result.json");
  await expect(findExport(join(folder, "x"))).rejects.toThrow("there is no such file or folder");
});

test.each([
  ["messages.html", "", "is an export as HTML, which is not read"],
  ["messages.html", "messages.html", "is HTML, which is not read"],
  ["export.zip", "export.zip", "unpack it first"],
])("an export in another form, %s, is named as such", async (file, named, problem) => {
  await writeFile(join(folder, file), "PK");
  await expect(findExport(join(folder, named))).rejects.toThrow(problem);
});

test("a folder named result.json is refused", async () => {
  await mkdir(join(folder, "result.json"));
  await expect(findExport(folder)).rejects.toThrow("result.json is no file");
});

const allMay = process.getuid?.() === 0 ? "root may read every file" : null;

testUnless(allMay, "an unreadable file is refused with its path and the cause", async () => {
  const json = join(folder, "result.json");
  await writeFile(json, "{}");
  await chmod(json, 0);
  await expect(findExport(folder)).rejects.toThrow(`${json} cannot be read (EACCES`);
});
