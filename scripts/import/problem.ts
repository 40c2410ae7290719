const MAX_SHOWN = 20;

/** Something wrong in a file of listings. */
export interface Problem {
  table: "rentals" | "geo_location";
  /** Counted from 1, in the order of the file. */
  row: number;
  /** The row's primary key, as far as it can be read. */
  id: string;
  /** Empty when the row as a whole is wrong. */
  field: string;
  message: string;
}

/** The first 20 problems, one line each, and how many more there are. */
export function describeProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MAX_SHOWN).map(({ table, row, id, field, message }) => {
    const where = `${table} row ${row} (${id})`;
    return `  ${field === "" ? where : `${where}, ${field}`}: ${message}`;
  });
  if (problems.length > MAX_SHOWN) lines.push(`  and ${problems.length - MAX_SHOWN} more`);
  return lines.join("\n");
}
