import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { cellsOf, type Line } from "./line.ts";
import { markdownTable, rowsByFirst } from "./markdown-table.ts";

const FILE = fileURLToPath(new URL("../../docs/performance-tables.md", import.meta.url));
const COMMITTED = "HEAD:docs/performance-tables.md";

function sectionPattern(name: string): RegExp {
  return new RegExp(`(<!-- bench ${name} -->)(.*?)(<!-- /bench -->)`, "s");
}

const rowsOf = (text: string, name: string) => rowsByFirst(sectionPattern(name).exec(text)?.[2] ?? "");

/** When and where this run takes place. */
function circumstances(): string {
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  const [cpu] = cpus();
  return `${date}, ${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
}

/**
 * Puts lines in the place of their former ones in a section of docs/performance-tables.md, beside what was committed
 * there; gives their table. Throws when the file has no such section.
 */
export async function keepResults(section: string, lines: readonly Line[]): Promise<string> {
  const text = await readFile(FILE, "utf8");
  if (!sectionPattern(section).test(text))
    throw new Error(`docs/performance-tables.md has no section "bench ${section}"`);
  const committed = rowsOf(execFileSync("git", ["show", COMMITTED], { encoding: "utf8" }), section);
  const measured = lines.map((line) => cellsOf(line, committed.get(line.what)?.[1] ?? ""));
  const rows = rowsOf(text, section);
  for (const cells of measured) rows.set(cells[0] ?? "", cells);
  const content = `\n${circumstances()}\n\n${markdownTable([...rows.values()])}\n`;
  await writeFile(
    FILE,
    text.replace(sectionPattern(section), (_, opening, __, closing) => opening + content + closing),
  );
  return markdownTable(measured);
}
