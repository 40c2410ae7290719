import "./choose-region.ts";

import { counted } from "../lib/cli/counted.ts";
import { commandLine } from "./command-line.ts";
import { fillFacts } from "./import/facts-of-row.ts";
import { runCommand } from "./lifetime.ts";
import { projectClient } from "./service-client.ts";

const command = commandLine("npm run facts")
  .description(
    `Reads what the adverts of a Supabase project say where that has not been read yet, or by older rules, and stores it beside
them. It may be broken off, and goes on where it stopped; the site serves meanwhile.`,
  )
  .addHelpText(
    "after",
    "\nSUPABASE_URL and SUPABASE_SECRET_KEY say which project. npm run collect does it for a data folder.",
  )
  .action(async () => {
    const read = await fillFacts(projectClient());
    console.log(read === 0 ? "every advert has been read by these rules" : `read ${counted(read, "advert")}`);
  });

runCommand(async () => void (await command.parseAsync()));
