import { link, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkWritable } from "@/scripts/collect/writable-files";

let folder: string;
let json: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-"));
  json = join(folder, "result.json");
  await writeFile(json, "{}");
});

afterEach(() => rm(folder, { recursive: true }));

test("checking a writable file neither changes nor creates it", async () => {
  const [there, missing] = [join(folder, "there"), join(folder, "missing")];
  await writeFile(there, "earlier");
  await checkWritable({ report: there, json: missing }, json);
  expect(await readFile(there, "utf8")).toBe("earlier");
  expect(await readdir(folder)).toEqual(["result.json", "there"]);
});

test("the export itself is refused, by any of its names", async () => {
  const another = join(folder, "another");
  await link(json, another);
  for (const file of [json, join(folder, ".", "result.json"), another]) {
    await expect(checkWritable({ json: file }, json)).rejects.toThrow(
      `--json ${file} is the export itself. Name another file.`,
    );
  }
});

test("two flags may not name the same file", async () => {
  const file = join(folder, "out");
  await expect(checkWritable({ report: file, json: join(folder, ".", "out") }, json)).rejects.toThrow(
    "--report and --json name the same file.",
  );
});
