import { readFileSync } from "node:fs";

/** The rows of a table, which stands beside this file if only its name is given, by column. Missing cells at the end of a row are empty. Throws for other columns. */
export function readTable<const C extends string>(
  file: string | URL,
  columns: readonly C[],
): Record<C, string>[] {
  const [head, ...rows] = readFileSync(
    typeof file === "string" ? new URL(file, import.meta.url) : file,
    "utf8",
  )
    .trimEnd()
    .split("\n");
  if (head !== columns.join("\t")) throw new Error(`${file}: the columns are ${columns.join(", ")}`);
  return rows.map((row) => {
    const cells = row.split("\t");
    const named: Partial<Record<C, string>> = {};
    for (const [index, column] of columns.entries()) named[column] = cells[index] ?? "";
    if (cells.length > columns.length || !hasAll(named, columns))
      throw new Error(`${file}: "${row}" has too many columns`);
    return named;
  });
}

const hasAll = <K extends string, V>(
  record: Partial<Record<K, V>>,
  keys: readonly K[],
): record is Record<K, V> => keys.every((key) => record[key] !== undefined);
