import "./choose-region.ts";

import { commandLine, pathArgument } from "./command-line.ts";
import { exit, exitOnSignals, runCommand } from "./lifetime.ts";
import { backup, existingDataFolder, restore } from "./site/backup.ts";
import { doctor } from "./site/doctor.ts";
import { exportFolder } from "./site/export.ts";
import { online } from "./site/online.ts";
import { upgrade } from "./site/upgrade.ts";

const DATA = ["--data <folder>", "the data folder; by default data beside the project"] as const;

const site = commandLine("npm run site --").description(
  "Puts your own site online and keeps it there (docs/online.md).",
);

site
  .command("online")
  .description(
    "have systemd and nginx serve the site for good; run it with sudo, and again whenever you like",
  )
  .requiredOption("--domain <name>", "such as rentals.example")
  .option(...DATA, pathArgument)
  .action(({ data, domain }) => online(existingDataFolder(data), domain.toLowerCase()));
site
  .command("doctor")
  .description("what is right and what is wrong; the exit status is 1 if anything is wrong")
  .option(...DATA, pathArgument)
  .option("--json", "for a monitor")
  .action(async ({ data, json }) => {
    if (!(await doctor(existingDataFolder(data), json))) process.exitCode = 1;
  });
site
  .command("backup")
  .description("copy the data folder while the site runs, verified, seven kept")
  .option(...DATA, pathArgument)
  .action(({ data }) => backup(existingDataFolder(data)));
site
  .command("restore")
  .description("bring a backup back into a new data folder")
  .argument("[backup]", "its name, such as 2026-11-26T19-30-00Z; by default the newest")
  .requiredOption("--data <folder>", "the new folder", pathArgument)
  .option("--from <folder>", "where backups are kept; by default backups beside the new folder", pathArgument)
  .action((name, { data, from }) => restore(name, data, from));
site
  .command("export")
  .description("write all that is stored as a file for psql, to move to PostgreSQL (docs/operations.md)")
  .argument("<file>")
  .option(...DATA, pathArgument)
  .action(async (file, { data }) => {
    console.log(`${file}: ${await exportFolder(existingDataFolder(data), file)} tables`);
  });
site
  .command("upgrade")
  .description("a backup, the newest version from git, a build beside the running one, a restart")
  .option(...DATA, pathArgument)
  .action(({ data }) => upgrade(existingDataFolder(data)));

runCommand(async () => {
  exitOnSignals();
  await site.parseAsync();
  await exit(process.exitCode === 1 ? 1 : 0);
});
