import { CliError } from "../lib/cli/cli-error.ts";
import { flaggedRegion } from "./choose-region.ts";
import { exit, exitOnSignals, runCommand } from "./lifetime.ts";
import { usageError } from "./read-arguments.ts";

type Subcommand = {
  about: string;
  /** Runs until a signal ends it; SIGHUP has another meaning. */
  isEndless?: true;
  /** Refuses --region: the service that it sets up starts without the flag, so the region has to be in site.json. */
  isLasting?: true;
  load: () => Promise<(args: string[]) => Promise<void>>;
};

/** Each is loaded on its own: most need the data service or the network, and none needs the others. */
const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  init: {
    about: "ask six questions and write site.json, the settings of the site",
    load: async () => (await import("./site/init.ts")).init,
  },
  backup: {
    about: "copy the data folder while the site runs, verified, seven kept",
    load: async () => (await import("./site/backup.ts")).backup,
  },
  service: {
    about: "write the files of systemd and nginx for this machine",
    isLasting: true,
    load: async () => (await import("./site/service.ts")).service,
  },
  upgrade: {
    about: "change to a newer release while the site runs, or back",
    isLasting: true,
    load: async () => (await import("./site/upgrade.ts")).upgrade,
  },
  rehearse: {
    about: "try this release on a copy of the data (upgrade does it)",
    load: async () => (await import("./site/rehearse.ts")).rehearse,
  },
  doctor: {
    about: "what is right and what is wrong with the site on this machine",
    load: async () => (await import("./site/doctor.ts")).doctor,
  },
  serve: {
    about: "serve the data folder for good, several processes behind nginx",
    isEndless: true,
    load: async () => (await import("./site/serve.ts")).serve,
  },
  restore: {
    about: "bring a backup back into a new folder",
    load: async () => (await import("./site/restore.ts")).restore,
  },
};

const USAGE = `usage: npm run site -- COMMAND [--help]

${Object.entries(SUBCOMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(10)}${about}`)
  .join("\n")}`;

runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (name === "--help" || name === "-h") return console.log(USAGE);
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand) throw usageError(name === "" ? "Name a command." : `There is no command ${name}.`, USAGE);
  if (subcommand.isLasting && flaggedRegion !== null)
    throw new CliError(`${name} takes no --region: write "region": "${flaggedRegion}" into site.json.`);
  if (subcommand.isEndless) exitOnSignals(0, ["SIGINT", "SIGTERM"]);
  else exitOnSignals();
  const run = await subcommand.load();
  await run(args);
  await exit(process.exitCode === 1 ? 1 : 0);
});
