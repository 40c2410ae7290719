import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";

const SOURCES = "{app,components,lib,server,stores,scripts}/**/*.{ts,tsx,cjs,mjs}";

/** The distinct matches of a pattern's first group in the sources, sorted. */
async function found(pattern: RegExp): Promise<string[]> {
  const texts = await Array.fromAsync(glob(SOURCES), (file) => readFileSync(file, "utf8"));
  const all = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  return [...new Set(all)].sort();
}

test("no private module of the framework is imported", async () => {
  expect(await found(/(?:from|require\(|import\() ?"((?:next|react|react-dom)\/dist\/[^"]+)"/g)).toEqual([]);
});

test("no method of a prototype is replaced", async () => {
  expect(await found(/^\s*(\w+\.prototype\.\w+) = /gm)).toEqual([]);
});
