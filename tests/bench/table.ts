/** A measured number, beside its floor in the same run. */
export interface Line {
  what: string;
  value: number;
  unit: "kB" | "ms" | "/s" | "";
  floor?: number;
  /** The target, where there is one. */
  atMost?: number;
  atLeast?: number;
}

function cellsOf({ what, value, unit, floor, atMost = Infinity, atLeast = -Infinity }: Line): string[] {
  const worded = (number: number | undefined) =>
    number === undefined ? "" : `${number.toLocaleString("en", { maximumFractionDigits: 2 })} ${unit}`.trim();
  const target = [
    ...(Number.isFinite(atMost) ? [`≤ ${worded(atMost)}`] : []),
    ...(Number.isFinite(atLeast) ? [`≥ ${worded(atLeast)}`] : []),
  ];
  const isMet = value <= atMost && value >= atLeast;
  const judged = target.length === 0 ? "" : isMet ? "met" : "**not met**";
  return [what, worded(value), worded(floor), target.join(), judged];
}

/** A Markdown table whose columns line up. */
function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Prints what was measured, as a table for docs/performance.md. */
export function printTable(lines: readonly Line[]): void {
  console.log(`\n${markdownTable(["line", "now", "floor", "target", ""], lines.map(cellsOf))}`);
}
