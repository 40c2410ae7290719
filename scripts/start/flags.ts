import { Option } from "@commander-js/extra-typings";
import { commandLine, pathArgument, timeArgument } from "../command-line.ts";
import { servedFolder } from "../environment.ts";

const MORE_HELP = `
PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for the local network) say where to listen.
SUPABASE_URL and SUPABASE_ANON_KEY name a Supabase project to read instead of the embedded data service.`;

/** The flags of commands that serve the site. Ends the process with the problem and the help if they make no sense. */
export function readFlags(name: string, args: readonly string[]) {
  const command = commandLine(name)
    .description("Serves the site: of a data folder, of a file, or else the demo.")
    .addOption(
      new Option("--data <folder>", "what npm run collect has collected; by default data beside the project")
        .argParser(pathArgument)
        .conflicts("listings"),
    )
    .option("--listings <file>", "load this file into the embedded data service", pathArgument)
    .option(
      "--as-of <time>",
      "move its posting dates so that the newest is then: now, or a time",
      timeArgument,
    )
    .option("--build", "only build, if the build is older than its sources", false)
    .addHelpText("after", MORE_HELP)
    .parse(args, { from: "user" });
  const { data, ...flags } = command.opts();
  if (flags.asOf !== undefined && flags.listings === undefined)
    command.error("error: --as-of <time> is for the dates of --listings <file>.");
  return { ...flags, data: flags.listings === undefined ? servedFolder(data) : undefined };
}

export type Flags = ReturnType<typeof readFlags>;
