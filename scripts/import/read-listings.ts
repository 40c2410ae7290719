import { readFile } from "node:fs/promises";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { checkRows } from "./check-rows.ts";
import { describeProblems } from "./problem.ts";
import type { Listings } from "./row-schema.ts";
import { shiftDates } from "./shift-dates.ts";

const withCode = z.object({ code: z.string() });
const UNREADABLE: Partial<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a folder, not a file of listings",
};

/** The text of a file, without the byte order mark that some editors write. */
async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile(path));
  } catch (error) {
    const known = UNREADABLE[withCode.safeParse(error).data?.code ?? ""];
    throw new CliError(`${path}: ${known ?? String(error)}`);
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} is not JSON: ${messageOf(error)}`);
  }
}

const tables = z.strictObject({ rentals: z.array(z.unknown()), geo_location: z.array(z.unknown()) });

/** The listings if every row is valid. Throws a `CliError` that lists the problems. */
export function checkedListings(name: string, input: unknown): Listings {
  const found = tables.safeParse(input);
  if (!found.success) throw new CliError(`${name}: expected {"rentals": [...], "geo_location": [...]}`);
  const { listings, problems } = checkRows(found.data);
  if (listings) return listings;
  throw new CliError(
    `${name}: ${problems.length} problem(s), nothing was imported\n${describeProblems(problems)}`,
  );
}

/** Reads and checks a JSON file of listings. `asOf` shifts all posting dates so that the newest is `asOf`; null leaves them. */
export async function readListings(path: string, asOf: Date | null): Promise<Listings> {
  const listings = checkedListings(path, parseJson(path, await readText(path)));
  return asOf ? shiftDates(listings, asOf) : listings;
}
