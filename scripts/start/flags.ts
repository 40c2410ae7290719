import { parseArgs } from "node:util";
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
  help: { type: "boolean", short: "h" },
} as const;

function usage(command: string): string {
  return `usage: ${command} [-- [--listings FILE [--as-of now]] [--verbose]]

  --listings FILE    load this file into the embedded data service instead of the demo listings
  --as-of now        move all its posting dates so that the newest is now
  --verbose          show what the build prints

PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for the local network) say where to listen.
SUPABASE_URL and SUPABASE_ANON_KEY name a Supabase project to read instead of the embedded data service.`;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return null;
  }
}

/** The flags of `npm start` and `npm run dev`. Throws the usage as a `ToldError` when they make no sense. */
export function readFlags(command: string, args: string[]): Flags {
  const values = parse(args);
  if (values?.help) {
    console.log(usage(command));
    process.exit(0);
  }
  const asOf = values?.["as-of"];
  const isAsOfWrong = asOf !== undefined && (asOf !== "now" || values?.listings === undefined);
  if (values === null || isAsOfWrong) throw new ToldError(usage(command));
  return { listings: values.listings ?? null, asOfNow: asOf === "now", verbose: values.verbose ?? false };
}
