import "./choose-region.ts";

import { counted } from "../lib/cli/counted.ts";
import { commandLine, timeArgument } from "./command-line.ts";
import { importListings } from "./import/import-listings.ts";
import { readListings } from "./import/read-listings.ts";
import { refuseCollected } from "./import/refuse-collected.ts";
import { runCommand } from "./lifetime.ts";
import { projectClient } from "./service-client.ts";

const command = commandLine("npm run import --")
  .description(
    `Writes the listings of a JSON file ({"rentals": [...], "geo_location": [...]}) to a Supabase project.
Every row is checked first; one wrong row, and nothing is written. Importing again changes nothing.
A rental whose id a listing of npm run collect has is refused.`,
  )
  .argument("<file>")
  .option("--as-of <time>", "move all posting dates so that the newest is then: now, or a time", timeArgument)
  .addHelpText("after", "\nSUPABASE_URL and SUPABASE_SECRET_KEY say which project.")
  .action(async (file, { asOf }) => {
    const client = projectClient();
    const listings = await readListings(file, asOf ?? null);
    await refuseCollected(client, listings.rentals);
    await importListings({ client, listings });
    const [rentals, places] = [listings.rentals.length, listings.geo_location.length];
    console.log(`imported ${counted(rentals, "rental")} and ${counted(places, "place")}`);
  });

runCommand(async () => void (await command.parseAsync()));
