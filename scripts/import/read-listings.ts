import { readFile } from "node:fs/promises";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { checkRows } from "./check-rows.ts";
import { describeProblems } from "./problem.ts";
import type { Listings } from "./row-schema.ts";
import { shiftDates } from "./shift-dates.ts";

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new CliError(`${path}: ${isMissing ? "there is no such file" : String(error)}`);
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const tables = z.strictObject({ rentals: z.array(z.unknown()), geo_location: z.array(z.unknown()) });

/** The listings, when every row is right. Throws a `CliError` that lists what is wrong. */
export function checkedListings(name: string, input: unknown): Listings {
  const found = tables.safeParse(input);
  if (!found.success) throw new CliError(`${name}: expected {"rentals": [...], "geo_location": [...]}`);
  const { listings, problems } = checkRows(found.data);
  if (listings) return listings;
  throw new CliError(
    `${name}: ${problems.length} problem(s), nothing was imported\n${describeProblems(problems)}`,
  );
}

/** Reads and checks a JSON file of listings. `asOf` moves all posting dates so that the newest is then; null leaves them. */
export async function readListings(path: string, asOf: Date | null): Promise<Listings> {
  const listings = checkedListings(path, parseJson(path, await readText(path)));
  return asOf ? shiftDates(listings, asOf) : listings;
}
