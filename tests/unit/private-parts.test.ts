import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";

/** The private modules of the framework that the site imports, with the names it uses. */
const PRIVATE_IMPORTS = {
  "next/dist/server/app-render/parse-and-validate-flight-router-state": ["parseAndValidateFlightRouterState"],
  "next/dist/server/lib/incremental-cache/file-system-cache": ["default"],
  "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js": ["SharedCacheControls"],
};

/** The methods of Node.js's prototypes that the site replaces. */
const REPLACED = [
  "Server.prototype.close",
  "Server.prototype.emit",
  "Server.prototype.listen",
  "ServerResponse.prototype.appendHeader",
  "ServerResponse.prototype.setHeader",
];

const SOURCES = "{app,components,lib,server,stores,scripts}/**/*.{ts,tsx,cjs,mjs}";

/** The distinct matches of a pattern's first group in the sources, sorted. */
async function found(pattern: RegExp): Promise<string[]> {
  const texts = await Array.fromAsync(glob(SOURCES), (file) => readFileSync(file, "utf8"));
  const all = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  return [...new Set(all)].sort();
}

test("the lists of private parts are complete", async () => {
  expect(await found(/(?:from|require\() ?"((?:next|react|react-dom)\/dist\/[^"]+)"/g)).toEqual(
    Object.keys(PRIVATE_IMPORTS),
  );
  expect(await found(/^\s*(\w+\.prototype\.\w+) = /gm)).toEqual(REPLACED);
});

test.each(Object.entries(PRIVATE_IMPORTS))("%s exports the names that the site uses", (path, names) => {
  const exported: Record<string, unknown> = jest.requireActual(path);
  for (const name of names) expect([name, typeof exported[name]]).toEqual([name, "function"]);
});
