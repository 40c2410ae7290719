import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sourceHash } from "@/scripts/start/source-hash.ts";

let root = "";

async function write(path: string, content: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "source-hash-"));
  await write("app/page.tsx", "page");
  await write("next.config.ts", "config");
});

afterEach(() => rm(root, { recursive: true }));

test("the same sources give the same hash", async () => {
  expect(await sourceHash(root, {})).toBe(await sourceHash(root, {}));
});

test.each([
  ["a changed source", "app/page.tsx"],
  ["a new source", "lib/money/rates.ts"],
  ["a picture", "public/media/villa-01.webp"],
  ["a configuration file", "sentry.server.config.ts"],
  ["changed dependencies", "package-lock.json"],
])("%s changes the hash", async (_, path) => {
  const before = await sourceHash(root, {});
  await write(path, "changed");
  expect(await sourceHash(root, {})).not.toBe(before);
});

test("a new file in any folder that the site imports from changes the hash", async () => {
  const sources = globSync("{app,components,stores}/**/*.{ts,tsx}").concat("middleware.ts");
  const imports = sources.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/(?:from |import\()"@\/(\w+)\//g),
  ]);
  const folders = new Set(imports.map(([, folder]) => folder));
  const unseen = await Array.fromAsync(folders, async (folder) => {
    const before = await sourceHash(root, {});
    await write(`${folder}/new.ts`, "new");
    return (await sourceHash(root, {})) === before ? folder : null;
  });
  expect(folders.size).toBeGreaterThan(3);
  expect(unseen.filter((folder) => folder !== null)).toEqual([]);
});

test.each(["README.md", "tests/unit/money.test.ts", "scripts/start.ts", ".next/BUILD_ID"])(
  "%s does not change the hash",
  async (path) => {
    const before = await sourceHash(root, {});
    await write(path, "changed");
    expect(await sourceHash(root, {})).toBe(before);
  },
);

test("content moved from one file to another changes the hash", async () => {
  await write("lib/a.ts", "x");
  const before = await sourceHash(root, {});
  await rm(join(root, "lib/a.ts"));
  await write("lib/b.ts", "x");
  expect(await sourceHash(root, {})).not.toBe(before);
});

test.each(["REGION", "SENTRY_RELEASE", "SITE_NOINDEX"])("the variable %s changes the hash", async (name) => {
  expect(await sourceHash(root, { [name]: "1" })).not.toBe(await sourceHash(root, {}));
});

test("variables that a build reads change it, in any order, others do not", async () => {
  const before = await sourceHash(root, { NEXT_PUBLIC_A: "1", SENTRY_RELEASE: "a" });
  expect(await sourceHash(root, { SENTRY_RELEASE: "a", NEXT_PUBLIC_A: "1", PORT: "3001" })).toBe(before);
  expect(await sourceHash(root, { NEXT_PUBLIC_A: "2", SENTRY_RELEASE: "a" })).not.toBe(before);
  expect(await sourceHash(root, { NEXT_PUBLIC_A: "1" })).not.toBe(before);
});
