import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replaceByNewest } from "@/scripts/site/upgrade.ts";

let around: string;

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), "upgrade-"));
});

afterEach(() => rm(around, { recursive: true }));

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=made", "-c", "user.email=made@site.example", ...args]);

/** A project whose build is a file that says which version it is of, or fails. */
async function release(origin: string, build: string): Promise<void> {
  await mkdir(join(origin, "scripts"), { recursive: true });
  await writeFile(join(origin, "scripts/run.mjs"), build);
  git(origin, "add", ".");
  git(origin, "commit", "-qm", build);
}

const builds = (version: string) =>
  `import { rmSync, writeFileSync } from "node:fs"; rmSync("build", { force: true }); writeFileSync("build", "${version}");`;

test("a new version takes the folder's place once it is built; one that cannot be built leaves it as it is", async () => {
  const [origin, site] = [join(around, "origin"), join(around, "site")];
  execFileSync("git", ["init", "-q", origin]);
  await release(origin, builds("1"));
  execFileSync("git", ["clone", "-q", origin, site]);
  await writeFile(join(site, "build"), "1");
  const built = (folder = site) => readFile(join(folder, "build"), "utf8");

  await release(origin, `process.exit(1)`);
  await expect(replaceByNewest(site)).rejects.toThrow("The site goes on as it was.");
  expect([await built(), existsSync(`${site}-next`)]).toEqual(["1", false]);

  await release(origin, builds("3"));
  await replaceByNewest(site);
  expect([await built(), await built(`${site}-last`)]).toEqual(["3", "1"]);
  expect(await readFile(join(`${site}-last`, "scripts/run.mjs"), "utf8")).toBe(builds("1"));
});
