import { z } from "zod";
import { checkReferences, type Problem } from "./check-references.ts";
import { geoLocationRow, type Listings, rentalRow } from "./row-schema.ts";

const MAX_SHOWN = 20;

const anyKey = z.object({ id: z.unknown(), location_name: z.unknown() }).partial();

function keyOf(row: unknown): string {
  const { id, location_name } = anyKey.safeParse(row).data ?? {};
  const key = id ?? location_name;
  return typeof key === "number" || typeof key === "string" ? String(key) : "no id";
}

function fieldAndMessage(issue: z.core.$ZodIssue): Pick<Problem, "field" | "message"> {
  if (issue.code === "unrecognized_keys")
    return { field: issue.keys.join(", "), message: "unknown to this table" };
  const field = issue.path.map((key) => (typeof key === "number" ? `[${key}]` : String(key))).join("");
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  return {
    field,
    message: isMissing ? "is missing" : issue.message.replace(/^Invalid (input|option): /, ""),
  };
}

function checkTable<Row>(table: Problem["table"], schema: z.ZodType<Row>, input: readonly unknown[]) {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  input.forEach((row, index) => {
    const parsed = schema.safeParse(row, { reportInput: true });
    if (parsed.success) rows.push(parsed.data);
    for (const issue of parsed.error?.issues ?? []) {
      problems.push({ table, row: index + 1, id: keyOf(row), ...fieldAndMessage(issue) });
    }
  });
  return { rows, problems };
}

export type CheckedRows = { listings: Listings; problems: [] } | { listings: null; problems: Problem[] };

export function checkRows(input: Record<Problem["table"], readonly unknown[]>): CheckedRows {
  const rentals = checkTable("rentals", rentalRow, input.rentals);
  const places = checkTable("geo_location", geoLocationRow, input.geo_location);
  const listings = { rentals: rentals.rows, geo_location: places.rows };
  const problems = [...rentals.problems, ...places.problems];
  if (problems.length === 0) problems.push(...checkReferences(listings));
  return problems.length === 0 ? { listings, problems: [] } : { listings: null, problems };
}

export function describeProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MAX_SHOWN).map(({ table, row, id, field, message }) => {
    const where = `${table} row ${row} (${id})`;
    return `  ${field === "" ? where : `${where}, ${field}`}: ${message}`;
  });
  if (problems.length > MAX_SHOWN) lines.push(`  and ${problems.length - MAX_SHOWN} more`);
  return lines.join("\n");
}
