import { readFile } from "node:fs/promises";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { checkRows, describeProblems } from "./check-rows.ts";
import type { Listings } from "./row-schema.ts";

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

/** Shifts all posting dates by the same amount, so that the newest is `now`. They become ISO strings in UTC; null stays null. */
export function shiftDates(listings: Listings, now: Date): Listings {
  const posted = listings.rentals.flatMap(({ posted_at_telegram: date }) =>
    date === null ? [] : [Date.parse(date)],
  );
  const newest = posted.reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
  const shift = (date: string) => new Date(Date.parse(date) - newest + now.getTime()).toISOString();
  const rentals = listings.rentals.map((rental) => ({
    ...rental,
    posted_at_telegram: rental.posted_at_telegram === null ? null : shift(rental.posted_at_telegram),
  }));
  return { ...listings, rentals };
}

/** Reads and checks a JSON file of listings. `asOf` shifts all posting dates so that the newest is `asOf`; null leaves them. */
export async function readListings(path: string, asOf: Date | null): Promise<Listings> {
  const listings = checkedListings(path, parseJson(path, await readText(path)));
  return asOf ? shiftDates(listings, asOf) : listings;
}
