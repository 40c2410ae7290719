import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /(?:\bfrom|\bimport\(?|\brequire\()\s*["'](@\/|\.{1,2}\/)([^"']+)["']/g;

/** The folder of lib that a path lies in; null for any other path. */
function folderOf(path: string): string | null {
  return /^lib\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Folders of lib by what they import from other folders of lib, each with the file that does. */
function folderImports(files: Readonly<Record<string, string>>): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const [file, source] of Object.entries(files)) {
    const from = folderOf(file);
    if (from === null) continue;
    for (const [, root, path = ""] of source.matchAll(IMPORT)) {
      const to = folderOf(root === "@/" ? path : join(dirname(file), `${root}${path}`));
      if (to !== null && to !== from) imports.set(from, (imports.get(from) ?? new Map()).set(to, file));
    }
  }
  return imports;
}

/** Pairs of folders that import each other, with a file of each that does. */
function mutualImports(files: Readonly<Record<string, string>>): string[] {
  const imports = folderImports(files);
  return [...imports].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, file]) => {
      const back = imports.get(to)?.get(from);
      return back === undefined || from > to ? [] : [`${file} and ${back}`];
    }),
  );
}

test.each([
  ["no import", { "lib/a/x.ts": "" }, []],
  ["one way", { "lib/a/x.ts": 'import "../b/y"', "lib/b/y.ts": "" }, []],
  ["within a folder", { "lib/a/x.ts": 'from "./y"', "lib/a/y.ts": 'from "./x"' }, []],
  [
    "both ways",
    { "lib/a/x.ts": 'from "../b/y"', "lib/b/y.ts": 'from "@/lib/a/x"' },
    ["lib/a/x.ts and lib/b/y.ts"],
  ],
  [
    "by a lazy import",
    { "lib/a/x.ts": 'import("../b/y")', "lib/b/y.ts": 'from "../a/x"' },
    ["lib/a/x.ts and lib/b/y.ts"],
  ],
])("folders that import each other: %s", (_, files, expected) => {
  expect(mutualImports(files)).toEqual(expected);
});

test("no two folders of lib import each other", () => {
  const paths = globSync("lib/**/*.{ts,tsx}");
  expect(paths.length).toBeGreaterThan(50);
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
  expect(mutualImports(files)).toEqual([]);
});
