import { readFileSync } from "node:fs";

/** The cells of a row by column, and the row's file and line. */
type Case<Column extends string> = Record<Column, string> & { at: string };

/**
 * The cases of a table, whose first line names the columns; a tab separates two cells. A cell is spelt like a string of JSON
 * (`\n` is a line break, `\u00a0` a space that does not break), but a quotation mark stands for itself. A line that begins with
 * `# ` is a comment.
 */
export function readCases<const Column extends string>(
  file: string,
  columns: readonly Column[],
): Case<Column>[] {
  const [head, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  if (head !== columns.join("\t"))
    throw new Error(`${file}:1: name the columns here, separated by tabs: ${columns.join(", ")}`);
  return lines.flatMap((line, index) =>
    line === "" || line.startsWith("# ") ? [] : [caseOf(line, columns, `${file}:${index + 2}`)],
  );
}

function caseOf<Column extends string>(line: string, columns: readonly Column[], at: string): Case<Column> {
  const cells = line.split("\t").map((cell) => textOf(cell, at));
  const row: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) row[column] = cells[index];
  if (cells.length !== columns.length || !hasAll(row, columns))
    throw new Error(`${at}: ${cells.length} cells, but the columns are ${columns.join(", ")}`);
  return { ...row, at };
}

const hasAll = <K extends string, V>(row: Partial<Record<K, V>>, keys: readonly K[]): row is Record<K, V> =>
  keys.every((key) => row[key] !== undefined);

function textOf(cell: string, at: string): string {
  try {
    return String(JSON.parse(`"${cell.replaceAll('"', '\\"')}"`));
  } catch {
    throw new Error(`${at}: "${cell}" is no string of JSON: write a backslash as \\\\`);
  }
}

/** As a cell says it: `-` for nothing, and a comma between several values. */
const written = (value: unknown): string => [value].flat().join(", ") || "-";

/** Tests what `readings` find in the texts of a table with the columns fact, text and expected. */
export function testReadings(file: string, readings: Readonly<Record<string, (text: string) => unknown>>) {
  const cases = readCases(file, ["fact", "text", "expected"]).map((row) => {
    const read = readings[row.fact];
    if (read === undefined)
      throw new Error(`${row.at}: "${row.fact}" is none of ${Object.keys(readings).join(", ")}`);
    return { ...row, read };
  });
  test.each(cases)('the $fact of "$text" is "$expected" ($at)', ({ text, expected, read }) => {
    expect(written(read(text))).toBe(expected);
  });
}
