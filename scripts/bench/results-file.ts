import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { cellsOf, type Line } from "./line.ts";
import { markdownTable, secondByFirst } from "./markdown-table.ts";

const FILE = new URL("../../docs/performance.md", import.meta.url);

function sectionOf(group: string): RegExp {
  return new RegExp(`(<!-- bench ${group} -->)(.*?)(<!-- /bench -->)`, "s");
}

/** When and where this run takes place. */
function circumstances(): string {
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  const [cpu] = cpus();
  return `${date}, ${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
}

/**
 * Puts a group's lines in the place of its former ones in docs/performance.md, those beside them; gives the table.
 * Throws when the file has no section for the group.
 */
export async function keepResults(group: string, lines: readonly Line[]): Promise<string> {
  const text = await readFile(FILE, "utf8");
  const section = sectionOf(group).exec(text);
  if (section === null) throw new Error(`docs/performance.md has no section "bench ${group}"`);
  const before = secondByFirst(section[2] ?? "");
  const table = markdownTable(lines.map((line) => cellsOf(line, before.get(line.what) ?? "")));
  const content = `\n${circumstances()}\n\n${table}\n`;
  await writeFile(
    FILE,
    text.replace(sectionOf(group), (_, opening, __, closing) => opening + content + closing),
  );
  return table;
}
