import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepStaticFiles } from "@/scripts/start/build.ts";

const DAY_MS = 24 * 3_600_000;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"));
});

afterEach(() => rm(root, { recursive: true }));

/** The folder of a build with one script of its own. */
async function build(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, "static/chunks"), { recursive: true });
  await writeFile(join(folder, "static/chunks", `${name}.js`), name);
  return folder;
}

test("scripts of earlier builds are in a new one until seven days after they were replaced", async () => {
  const now = Date.now();
  const [a, b, c, d] = await Promise.all(["a", "b", "c", "d"].map(build));
  const scriptsIn = (folder = "") =>
    ["a", "b", "c", "d"].filter((name) => existsSync(join(folder, "static/chunks", `${name}.js`)));
  await keepStaticFiles(a ?? "", b ?? "", new Date(now));
  expect(scriptsIn(b)).toEqual(["a", "b"]);
  await keepStaticFiles(b ?? "", c ?? "", new Date(now + 6 * DAY_MS));
  expect(scriptsIn(c)).toEqual(["a", "b", "c"]);
  await keepStaticFiles(c ?? "", d ?? "", new Date(now + 8 * DAY_MS));
  expect(scriptsIn(d)).toEqual(["b", "c", "d"]);
});

test("a file of the new build is not replaced by the old one of that name", async () => {
  const [last, next] = await Promise.all([build("a"), build("b")]);
  await writeFile(join(next, "static/chunks/a.js"), "new");
  await keepStaticFiles(last, next, new Date());
  expect(await readFile(join(next, "static/chunks/a.js"), "utf8")).toBe("new");
});
