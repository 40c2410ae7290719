const MAX_SHOWN = 20;

export interface Problem {
  table: "rentals" | "geo_location";
  /** Row number in the file, from 1. */
  row: number;
  /** The row's primary key, or "no id". */
  id: string;
  /** Empty if the whole row is wrong. */
  field: string;
  message: string;
}

export function describeProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MAX_SHOWN).map(({ table, row, id, field, message }) => {
    const where = `${table} row ${row} (${id})`;
    return `  ${field === "" ? where : `${where}, ${field}`}: ${message}`;
  });
  if (problems.length > MAX_SHOWN) lines.push(`  and ${problems.length - MAX_SHOWN} more`);
  return lines.join("\n");
}
