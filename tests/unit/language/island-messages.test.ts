import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { firstMessages, islandMessages } from "@/lib/language/island-messages";
import english from "@/messages/en.json";

const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)";/gm;
const KEY = /\bt(?:\.rich|\.markup)?\(\s*["`]([a-zA-Z]+)\./g;

function fileOf(specifier: string, from: string): string | null {
  const path = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? join(dirname(from), specifier)
      : null;
  if (path === null) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((name) => /\.tsx?$/.test(name) && existsSync(name)) ?? null;
}

/** The files that come with these, apart from those that are loaded later. */
function filesWith(entries: readonly string[]): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const imported = fileOf(specifier, file);
      if (imported !== null) files.add(imported);
    }
  }
  return files;
}

/** The namespaces that files use and these messages lack: "liked in components/card/heart.tsx". */
function lackingIn(entries: readonly string[], messages: object): string[] {
  return [...filesWith(entries)].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(KEY)]
      .filter(([, namespace = ""]) => !(namespace in messages))
      .map(([, namespace]) => `${namespace} in ${file}`),
  );
}

const clients = globSync(["app/**/*.client.tsx", "{components,stores}/**/*.client.{ts,tsx}"]);

it("browsers have all that client components say", () => {
  expect(clients.length).toBeGreaterThan(50);
  expect(lackingIn(clients, islandMessages(english))).toEqual([]);
});

it("the first scripts have all that their components say", () => {
  const first = clients.filter((file) => file.endsWith("/islands.client.tsx"));
  expect(first).toHaveLength(2);
  expect(lackingIn(first, firstMessages(english))).toEqual([]);
});
