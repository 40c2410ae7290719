import { readArguments } from "../read-arguments.ts";
import { ToldError } from "../told-error.ts";

export interface Flags {
  /** A file to load instead of the demo listings. */
  listings: string | null;
  /** Move the file's posting dates so that the newest is now. */
  asOfNow: boolean;
  /** Show what the build prints. */
  verbose: boolean;
}

const options = {
  listings: { type: "string" },
  "as-of": { type: "string" },
  verbose: { type: "boolean" },
} as const;

function usage(command: string): string {
  return `usage: ${command} [-- [--listings FILE [--as-of now]] [--verbose]]

  --listings FILE    load this file into the embedded data service instead of the demo listings
  --as-of now        move all its posting dates so that the newest is now
  --verbose          show what the build prints

PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for the local network) say where to listen.
SUPABASE_URL and SUPABASE_ANON_KEY name a Supabase project to read instead of the embedded data service.`;
}

/** The flags of `npm start` and `npm run dev`. Throws the usage as a `ToldError` when they make no sense. */
export function readFlags(command: string, args: string[]): Flags {
  const { values, positionals } = readArguments(usage(command), options, args);
  const asOf = values["as-of"];
  const isAsOfWrong = asOf !== undefined && (asOf !== "now" || values.listings === undefined);
  if (positionals.length > 0 || isAsOfWrong) throw new ToldError(usage(command));
  return { listings: values.listings ?? null, asOfNow: asOf === "now", verbose: values.verbose ?? false };
}
