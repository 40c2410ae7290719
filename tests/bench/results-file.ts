import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { markdownTable } from "../support/markdown-table.ts";
import { cellsOf, type Line } from "./line.ts";

const FILE = fileURLToPath(new URL("../../docs/performance-tables.md", import.meta.url));
const COMMITTED = "HEAD:docs/performance-tables.md";
const HEADS = ["line", "now", "before", "beside it", "target", ""];

function sectionPattern(name: string): RegExp {
  return new RegExp(`(<!-- bench ${name} -->)(.*?)(<!-- /bench -->)`, "s");
}

/** The rows of a section's table by their first cell, in their order. */
function rowsOf(text: string, name: string): Map<string, string[]> {
  const table = sectionPattern(name).exec(text)?.[2] ?? "";
  const lines = table.split("\n").filter((line) => line.startsWith("|"));
  const rows = lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map((cells) => [cells[0] ?? "", cells]));
}

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
  const content = `\n${circumstances()}\n\n${markdownTable(HEADS, [...rows.values()])}\n`;
  await writeFile(
    FILE,
    text.replace(sectionPattern(section), (_, opening, __, closing) => opening + content + closing),
  );
  return markdownTable(HEADS, measured);
}
