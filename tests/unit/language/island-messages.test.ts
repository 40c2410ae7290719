import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  islandMessages,
  lateMessages,
  listMessages,
  rentalMessages,
  sharedMessages,
} from "@/lib/language/island-messages";
import { english } from "@/tests/support/messages";

const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)";/gm;
const LATE_IMPORT = new RegExp(`${IMPORT.source}|\\bimport\\("([^"]+)"\\)`, "gm");
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

/** The files that these import, and with `LATE_IMPORT` also dynamically. */
function filesWith(entries: readonly string[], imports = IMPORT): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    for (const [, now, later] of readFileSync(file, "utf8").matchAll(imports)) {
      const specifier = now ?? later ?? "";
      const imported = fileOf(specifier, file);
      if (imported !== null) files.add(imported);
    }
  }
  return files;
}

/** The namespaces that files use but `messages` lacks, such as "liked in components/card/heart.tsx". */
function lackingIn(files: Iterable<string>, messages: object): string[] {
  return [...files].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(KEY)]
      .filter(([, namespace = ""]) => !(namespace in messages))
      .map(([, namespace]) => `${namespace} in ${file}`),
  );
}

const clients = globSync(["app/**/*.client.tsx", "{components,stores}/**/*.client.{ts,tsx}"]);

it("the messages for browsers cover all client components", () => {
  expect(clients.length).toBeGreaterThan(50);
  expect(lackingIn(filesWith(clients), islandMessages(english))).toEqual([]);
});

/** The layouts, error and loading screens of a folder. */
const ROUTE_FILES = "{layout,error,not-found,loading}.tsx";

/** A page, and the layouts, error and loading screens of its folder and the folders above. */
function entriesOf(page: string): string[] {
  const folders = dirname(page).split("/");
  const around = folders.flatMap((_, index) =>
    globSync(ROUTE_FILES, { cwd: folders.slice(0, index + 1).join("/") }).map((file) =>
      join(...folders.slice(0, index + 1), file),
    ),
  );
  return [page, ...around];
}

/** The English messages that a page has through the providers among its files. */
function textsOf(files: ReadonlySet<string>) {
  const has = (name: string) => files.has(`components/language/${name}.client.tsx`);
  return {
    ...sharedMessages(english),
    ...(has("list-texts") ? listMessages(english) : {}),
    ...(has("rental-texts") ? rentalMessages(english) : {}),
    ...(has("late-texts") ? lateMessages(english) : {}),
  };
}

/** Only the home screen shows names of filters. Other pages use the same files for addresses. */
const areNamesOfFilters = (file: string) => file.startsWith("lib/filters/");

it.each(globSync("app/**/page.tsx"))("%s has the messages of its client components", (page) => {
  const first = filesWith(entriesOf(page));
  const late = filesWith(entriesOf(page), LATE_IMPORT);
  for (const files of [first, late]) {
    const texts = textsOf(files);
    const clients = [...files].filter((file) => readFileSync(file, "utf8").startsWith('"use client"'));
    const said = [...filesWith(clients)].filter((file) => "filters" in texts || !areNamesOfFilters(file));
    expect(lackingIn(said, texts)).toEqual([]);
  }
});
