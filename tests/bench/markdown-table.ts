const HEADS = ["line", "now", "before", "beside it", "target", ""];

/** A Markdown table whose columns line up. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(HEADS), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** The rows of such a table by their first cell, in their order. */
export function rowsByFirst(table: string): Map<string, string[]> {
  const lines = table.split("\n").filter((line) => line.startsWith("|"));
  const rows = lines.map((line) => line.split("|").slice(1, -1));
  return new Map(
    rows.slice(2).map(([first = "", ...rest]) => [first.trim(), [first, ...rest].map((cell) => cell.trim())]),
  );
}
