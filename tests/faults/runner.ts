import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { type Row, seconds } from "./judge.ts";

/** A group of rows that can be asked for by its name. */
export type Fault = {
  name: string;
  title: string;
  run: (report: (row: Row) => void) => Promise<void>;
};

export type Table = { title: string; rows: readonly Row[] };

/** Each fault has sites of its own; most of them wait most of the time. */
const AT_ONCE = 3;

function print({ title }: Fault, row: Row): void {
  const figures = Object.entries(row.figures).map(([head, value]) => `${head} ${value}`);
  console.log(`${row.failures.length === 0 ? "ok " : "RED"} ${title}: ${row.name}  ${figures.join(", ")}`);
  for (const failure of row.failures) console.log(`      ${failure}`);
}

/** More than any fault takes on a busy machine. */
const LIMIT_MS = 15 * 60_000;

/** Rejects when `work` is not done in time; what it started ends with this process. */
export function within<Result>(what: string, limitMs: number, work: Promise<Result>): Promise<Result> {
  const late = wait(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`${what} took longer than ${seconds(limitMs)}`);
  });
  return Promise.race([work, late]);
}

/** The rows of a fault. One that breaks off, hangs, or reports nothing has a red row that says so. */
async function rowsOf(fault: Fault, tell: (row: Row) => void, limitMs = LIMIT_MS): Promise<Row[]> {
  const rows: Row[] = [];
  const report = (row: Row) => {
    rows.push(row);
    tell(row);
  };
  const broken = (failure: string) => report({ name: fault.name, figures: {}, failures: [failure] });
  try {
    await within(fault.name, limitMs, fault.run(report));
    if (rows.length === 0) broken("reported nothing");
  } catch (error) {
    broken(`broke off: ${messageOf(error)}`);
  }
  return rows;
}

/** Runs the faults side by side, in their order; gives a table for each. */
export async function runFaults(faults: readonly Fault[]): Promise<Table[]> {
  const tables: Table[] = faults.map(({ title }) => ({ title, rows: [] }));
  let next = 0;
  const lane = async () => {
    while (next < faults.length) {
      const at = next++;
      const fault = faults[at];
      if (fault === undefined) return;
      const start = performance.now();
      tables[at] = { title: fault.title, rows: await rowsOf(fault, (row) => print(fault, row)) };
      console.log(`    ${fault.name} took ${seconds(performance.now() - start)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return tables;
}

export const isRed = (tables: readonly Table[]) =>
  tables.some(({ rows }) => rows.length === 0 || rows.some(({ failures }) => failures.length > 0));

/** A Markdown table whose columns are the figures of its first row, and a last one with what is wrong. */
function markdownOf({ title, rows }: Table): string {
  const heads = Object.keys(rows[0]?.figures ?? {});
  const lines = rows.map(({ name, figures, failures }) => [
    name,
    ...heads.map((head) => figures[head] ?? ""),
    failures.length === 0 ? "" : failures.join("; ").replaceAll("|", "\\|"),
  ]);
  const all = [["", ...heads, "red because"], ...lines];
  const widths = all[0]?.map((_, at) => Math.max(3, ...all.map((cells) => cells[at]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = all;
  return [
    `## ${title}\n`,
    line(head),
    line(widths.map((width) => "-".repeat(width))),
    ...body.map(line),
  ].join("\n");
}

const FILE = new URL("../../docs/faults-tables.md", import.meta.url);

/** Writes what a whole run found into docs/faults-tables.md. */
export async function keepTables(tables: readonly Table[], tookMs: number): Promise<void> {
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const rows = tables.flatMap(({ rows: each }) => each);
  const red = rows.filter(({ failures }) => failures.length > 0).length;
  const head =
    `# What \`npm run test:faults\` found\n\nWritten by the run of ${date} (${machine}): ` +
    `${rows.length} rows, ${red} of them red, in ${Math.round(tookMs / 60_000)} minutes. faults.md says what they mean.`;
  await writeFile(FILE, `${[head, ...tables.map(markdownOf)].join("\n\n")}\n`);
}
