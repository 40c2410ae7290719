/** A Markdown table whose columns line up. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
