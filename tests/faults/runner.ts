import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { each } from "../support/each.ts";
import { markdownTable } from "../support/markdown-table.ts";
import { withinLimit } from "../support/within-limit.ts";
import { type Row, seconds } from "./judge.ts";

export type Fault = {
  name: string;
  title: string;
  run: (report: (row: Row) => void) => Promise<void>;
};

export type Table = { title: string; rows: readonly Row[] };

/** Each fault has sites of its own; most of them wait most of the time. */
const AT_ONCE = 3;

export const isRed = ({ failures }: Row) => failures.length > 0;

function print({ title }: Fault, row: Row): void {
  const figures = Object.entries(row.figures).map(([head, value]) => `${head} ${value}`);
  console.log(`${isRed(row) ? "RED" : "ok "} ${title}: ${row.name}  ${figures.join(", ")}`);
  for (const failure of row.failures) console.log(`      ${failure}`);
}

/** More than any fault takes on a busy machine. */
const LIMIT_S = 15 * 60;

/** The rows of a fault. One that breaks off, hangs, or reports nothing has a red row that says so. */
async function rowsOf(fault: Fault): Promise<Row[]> {
  const rows: Row[] = [];
  const report = (row: Row) => {
    rows.push(row);
    print(fault, row);
  };
  const broken = (failure: string) => report({ name: fault.name, figures: {}, failures: [failure] });
  try {
    await withinLimit(fault.name, LIMIT_S, fault.run(report));
    if (rows.length === 0) broken("reported nothing");
  } catch (error) {
    broken(`broke off: ${messageOf(error)}`);
  }
  return rows;
}

/** Runs the faults side by side, in their order; gives a table for each. */
export async function runFaults(faults: readonly Fault[]): Promise<Table[]> {
  const tables: Table[] = faults.map(({ title }) => ({ title, rows: [] }));
  await each(faults.entries(), AT_ONCE, async ([at, fault]) => {
    const start = performance.now();
    tables[at] = { title: fault.title, rows: await rowsOf(fault) };
    console.log(`    ${fault.name} took ${seconds(performance.now() - start)}`);
  });
  return tables;
}

/** A table whose columns are the figures of its first row, and a last one with what is wrong. */
function sectionOf({ title, rows }: Table): string {
  const heads = Object.keys(rows[0]?.figures ?? {});
  const lines = rows.map(({ name, figures, failures }) => [
    name,
    ...heads.map((head) => figures[head] ?? ""),
    failures.join("; ").replaceAll("|", "\\|"),
  ]);
  return `## ${title}\n\n${markdownTable(["", ...heads, "red because"], lines)}`;
}

const FILE = new URL("../../docs/faults-tables.md", import.meta.url);

export async function keepTables(tables: readonly Table[], tookMs: number): Promise<void> {
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const all = tables.flatMap(({ rows }) => rows);
  const red = all.filter(isRed).length;
  const head =
    `# What \`npm run test:faults\` found\n\nWritten by the run of ${date} (${machine}): ` +
    `${all.length} rows, ${red} of them red, in ${Math.round(tookMs / 60_000)} minutes. faults.md says what they mean.`;
  await writeFile(FILE, `${[head, ...tables.map(sectionOf)].join("\n\n")}\n`);
}
