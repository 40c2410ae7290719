import { readFile } from "node:fs/promises";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { geoLocationRow, type Listings, type RentalRow, rentalRow } from "./row-schema.ts";

const MAX_SHOWN = 20;

/** Moves duplicates after their originals, so that rows can be written in batches; `unresolved` have no original among the rows. */
export function originalsFirst(rentals: readonly RentalRow[]) {
  const ordered: RentalRow[] = [];
  const written = new Set<number | null>([null]);
  let unresolved = [...rentals];
  for (;;) {
    const ready = unresolved.filter((row) => written.has(row.duplicate_of_id));
    if (ready.length === 0) return { ordered, unresolved };
    ordered.push(...ready);
    for (const row of ready) written.add(row.id);
    unresolved = unresolved.filter((row) => !written.has(row.id));
  }
}

/** Refuses rows that share a value of `field`, but for null. */
function unique<Field extends string>(field: Field) {
  return (rows: readonly Record<Field, string | number | null>[], context: z.RefinementCtx) => {
    const firstRow = new Map<string | number, number>();
    rows.forEach(({ [field]: value }, at) => {
      if (value === null) return;
      const first = firstRow.get(value);
      if (first === undefined) firstRow.set(value, at + 1);
      else
        context.addIssue({
          code: "custom",
          path: [at, field],
          message: `repeats "${value}" of row ${first}`,
        });
    });
  };
}

function withOriginals(rows: readonly RentalRow[], context: z.RefinementCtx): void {
  const unresolved = new Set(originalsFirst(rows).unresolved);
  rows.forEach((row, at) => {
    if (!unresolved.has(row)) return;
    const message = `${row.duplicate_of_id} leads to no original in the file`;
    context.addIssue({ code: "custom", path: [at, "duplicate_of_id"], message });
  });
}

const tables = z.strictObject({ rentals: z.array(z.unknown()), geo_location: z.array(z.unknown()) });
const listings = z.strictObject({
  rentals: z
    .array(rentalRow)
    .superRefine(unique("id"))
    .superRefine(unique("slug"))
    .superRefine(withOriginals),
  geo_location: z.array(geoLocationRow).superRefine(unique("location_name")),
});

const key = z.looseObject({ id: z.number().optional(), location_name: z.string().optional() });

/** "rentals row 3 (103), price_amount: is missing" */
function problemLine(issue: z.core.$ZodIssue, input: z.infer<typeof tables>): string {
  const [table, at, ...path] = issue.path;
  const row = input[table === "rentals" ? "rentals" : "geo_location"][Number(at)];
  const { id, location_name } = key.safeParse(row).data ?? {};
  const fields = issue.code === "unrecognized_keys" ? issue.keys : path.length > 0 ? [path.join(" ")] : [];
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  const what = isMissing ? "is missing" : issue.message;
  return `  ${[`${String(table)} row ${Number(at) + 1} (${id ?? location_name ?? "no id"})`, ...fields].join(", ")}: ${what}`;
}

/** The listings if every row is valid. Throws a `CliError` that lists the first problems. */
export function checkedListings(name: string, input: unknown): Listings {
  const found = tables.safeParse(input);
  if (!found.success) throw new CliError(`${name}: expected {"rentals": [...], "geo_location": [...]}`);
  const { data, error } = listings.safeParse(found.data, { reportInput: true });
  if (data) return data;
  const lines = error.issues.slice(0, MAX_SHOWN).map((issue) => problemLine(issue, found.data));
  const more = error.issues.length - lines.length;
  throw new CliError(
    [
      `${name}: ${error.issues.length} problem(s), nothing was imported`,
      ...lines,
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join("\n"),
  );
}

/** Throws a `CliError` for a file that cannot be read or is not JSON. A byte order mark, which some editors write, is skipped. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readFile(path)));
  } catch (error) {
    throw new CliError(`${path} cannot be read as JSON: ${messageOf(error)}`);
  }
}

/** Shifts all posting dates by the same amount, so that the newest is `now`. They become ISO strings in UTC; null stays null. */
export function shiftDates({ rentals, geo_location }: Listings, now: Date): Listings {
  const timeOf = (date: string | null) => (date === null ? Number.NEGATIVE_INFINITY : Date.parse(date));
  const newest = rentals.reduce(
    (latest, row) => Math.max(latest, timeOf(row.posted_at_telegram)),
    timeOf(null),
  );
  const shifted = (date: string) => new Date(Date.parse(date) - newest + now.getTime()).toISOString();
  return {
    rentals: rentals.map((row) => ({
      ...row,
      posted_at_telegram: row.posted_at_telegram && shifted(row.posted_at_telegram),
    })),
    geo_location,
  };
}

/** Reads and checks a JSON file of listings. `asOf` shifts all posting dates so that the newest is `asOf`; null leaves them. */
export async function readListings(path: string, asOf: Date | null): Promise<Listings> {
  const listings = checkedListings(path, await readJson(path));
  return asOf ? shiftDates(listings, asOf) : listings;
}
