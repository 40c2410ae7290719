import { z } from "zod";
import { readArguments, usageError } from "../read-arguments.ts";

export interface Flags {
  /** The folder of the embedded data service; null for an in-memory one. */
  data: string | null;
  /** A file to load instead of the demo. */
  listings: string | null;
  /** Shift the file's posting dates so that the newest is `asOf`; null leaves them. */
  asOf: Date | null;
  /** Collect a bot's channels into the folder while the site runs. */
  follow: boolean;
  /** The channel to follow; null for all channels of the bot. */
  channel: string | null;
  /** Show what the build prints. */
  verbose: boolean;
}

const options = {
  data: { type: "string" },
  listings: { type: "string" },
  "as-of": { type: "string" },
  follow: { type: "boolean" },
  channel: { type: "string" },
  verbose: { type: "boolean" },
} as const;

function usage(command: string): string {
  return `usage: ${command} [-- [--data FOLDER [--follow [--channel NAME]] | --listings FILE [--as-of TIME]]
           [--region NAME] [--verbose]]

  --data FOLDER      serve what npm run collect -- EXPORT --channel NAME --data FOLDER has collected
  --follow           collect what is posted in the channels of a bot as well (npm run collect -- --follow)
  --channel NAME     follow this channel only
  --listings FILE    load this file into the embedded data service instead of the demo listings
  --as-of TIME       move all its posting dates so that the newest is then: now, or 2026-11-24T16:00:00Z
  --region NAME      serve another region: a folder of regions/, with a demo of its own
  --verbose          show what the build prints

PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for the local network) say where to listen.
SUPABASE_URL and SUPABASE_ANON_KEY name a Supabase project to read instead of the embedded data service.`;
}

const instant = z.iso.datetime({ offset: true });

function timeOf(text: string): Date | null {
  if (text === "now") return new Date();
  return instant.safeParse(text).success ? new Date(text) : null;
}

type RawFlags = { data?: string; listings?: string; "as-of"?: string; follow?: boolean; channel?: string };

function flagsProblem(
  { data, listings, "as-of": asOf, follow, channel }: RawFlags,
  [extra]: readonly string[],
): string | null {
  if (extra !== undefined) return `${extra} belongs to no flag.`;
  if (data === "") return "--data names no folder.";
  if (data !== undefined && listings !== undefined) return "--data and --listings exclude each other.";
  if (follow && data === undefined) return "--follow needs --data FOLDER, where the listings are kept.";
  if (channel !== undefined && !follow) return "--channel NAME is for --follow.";
  if (asOf !== undefined && listings === undefined)
    return "--as-of TIME is for the dates of --listings FILE.";
  return asOf !== undefined && timeOf(asOf) === null
    ? "--as-of TIME is now, or a time such as 2026-11-24T16:00:00Z."
    : null;
}

/** The flags of commands that serve the site. Throws a `CliError` with the usage if they make no sense. */
export function readFlags(command: string, args: string[]): Flags {
  const { values, positionals } = readArguments(usage(command), options, args);
  const problem = flagsProblem(values, positionals);
  if (problem !== null) throw usageError(problem, usage(command));
  return {
    data: values.data ?? null,
    listings: values.listings ?? null,
    asOf: timeOf(values["as-of"] ?? ""),
    follow: values.follow ?? false,
    channel: values.channel ?? null,
    verbose: values.verbose ?? false,
  };
}
