import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCE_FOLDERS = ["app", "collector", "components", "lib", "packages", "scripts", "server", "stores"];
const FOLDERS = [...SOURCE_FOLDERS, "deploy", "docs", "messages", "regions", "supabase", "tests"];
const DOCUMENTS = "{*,docs/*}.md";
const SOURCES = `{{${SOURCE_FOLDERS}}/**/,}*.{ts,tsx,cjs,mjs}`;

/** A path such as "app/[locale]/liked", which begins with a folder of the project or ends as code or a document does. */
const PATH = /(?<![\w./@:<-])(?:(?:[\w.-]+|\[\w+\]|\(\w+\))\/)+(?:[\w.-]*\w|\[\w+\])/g;
const ENDING = /\.(?:ts|tsx|cjs|mjs|md)$/;
const COMMENT = /\/\*\*.*?\*\/|^\s*\/\/[^\n]*/gms;

/** Paths of a language or region that the project does not have. */
const EXAMPLES = ["packages/reader/vocabulary/vi.tsv", "messages/vi.json", "regions/NAME/region.json"];

function missingPaths(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const words = file.endsWith(".md") ? text : (text.match(COMMENT) ?? []).join("\n");
  return (words.match(PATH) ?? [])
    .filter((path) => ENDING.test(path) || FOLDERS.includes(path.split("/")[0] ?? ""))
    .filter((path) => !EXAMPLES.includes(path))
    .filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)));
}

it("documents and comments name files and folders that exist", () => {
  const files = globSync([DOCUMENTS, SOURCES]);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => missingPaths(file).map((path) => `${path} in ${file}`))).toEqual([]);
});
