const HEADS = ["line", "now", "before", "beside it", "target", ""];

/** A Markdown table whose columns line up. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(HEADS), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** The second cell of every row by its first. */
export function secondByFirst(table: string): Map<string, string> {
  const rows = table.split("\n").filter((line) => line.startsWith("| "));
  return new Map(
    rows.map((row) => {
      const [first = "", second = ""] = row
        .slice(2)
        .split(" | ")
        .map((cell) => cell.trim());
      return [first, second];
    }),
  );
}
