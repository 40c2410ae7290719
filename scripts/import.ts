import "./choose-region.ts";

import { CliError } from "../lib/cli/cli-error.ts";
import { counted } from "../lib/cli/counted.ts";
import { required, supabaseUrl } from "./environment.ts";
import { importListings } from "./import/import-listings.ts";
import { readListings } from "./import/read-listings.ts";
import { refuseCollected } from "./import/refuse-collected.ts";
import { runCommand } from "./lifetime.ts";
import { progressLine } from "./progress-line.ts";
import { readArguments } from "./read-arguments.ts";
import { serviceClient } from "./service-client.ts";

const USAGE = `usage: npm run import -- FILE [--as-of now]

Writes the listings of a JSON file ({"rentals": [...], "geo_location": [...]}) to a Supabase project.
Every row is checked first; one wrong row, and nothing is written. Importing again changes nothing.
A rental whose id a listing of npm run collect has is refused.

  --as-of now    move all posting dates so that the newest is now

SUPABASE_URL and SUPABASE_SECRET_KEY say which project.`;

const options = { "as-of": { type: "string" } } as const;

runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, options);
  const [file, ...more] = positionals;
  const asOf = values["as-of"];
  if (!file || more.length > 0 || (asOf !== undefined && asOf !== "now")) throw new CliError(USAGE);
  const url = supabaseUrl() ?? required("SUPABASE_URL");
  const key = required("SUPABASE_SECRET_KEY");
  const listings = await readListings(file, asOf ? new Date() : null);
  const client = serviceClient(url, key);
  await refuseCollected(client, listings.rentals);
  await importListings({ client, listings, onProgress: progressLine(process.stdout, "rows written") });
  console.log(
    `imported ${counted(listings.rentals.length, "rental")} and ${counted(listings.geo_location.length, "place")}`,
  );
});
