import { readFileSync } from "node:fs";
import { z } from "zod";
import { DEFAULT_REGION } from "../lib/region/default-region.ts";
import { settingsPath } from "../lib/settings/settings-path.ts";

/** The value of a flag among the arguments, undefined without it, empty without a value; `take` takes both out of them. */
export function flagValue(args: string[], flag: string, take: boolean): string | undefined {
  const index = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  const found = args[index];
  if (found === undefined) return undefined;
  const next = args[index + 1];
  const isNext = found === flag && next !== undefined && !next.startsWith("-");
  if (take) args.splice(index, isNext ? 2 : 1);
  return found === flag ? (isNext ? next : "") : found.slice(flag.length + 1);
}

const named = z.object({ region: z.string() });

/** The region that a settings file names. Of a file that cannot be used, `checkSettings` says what is wrong. */
function regionOf(path: string): string | undefined {
  try {
    return named.safeParse(JSON.parse(readFileSync(path, "utf8"))).data?.region;
  } catch {
    return undefined;
  }
}

interface ChosenRegion {
  /** Undefined if nothing names one. */
  region: string | undefined;
  /** What names it: a flag, a variable or a file. */
  by: string;
  isFlag: boolean;
  /** Says that another region is chosen than the settings name; null if not. */
  note: string | null;
}

/**
 * The region of a command: that of `--region NAME`, which is taken out of the arguments, else of `REGION`, else of the
 * settings file (docs/behaviour.md, T9).
 */
export function chosenRegion(
  args: string[],
  environment: NodeJS.ProcessEnv,
  data = flagValue(args, "--data", false),
): ChosenRegion {
  const flag = flagValue(args, "--region", true);
  const file = settingsPath(data || null);
  const set = file === null ? undefined : regionOf(file);
  const region = flag ?? (environment.REGION || set);
  const by = flag === undefined ? (environment.REGION ? "REGION" : (file ?? "")) : "--region";
  const ofSettings = set ?? DEFAULT_REGION;
  const isOther = file !== null && by !== file && region !== undefined && region !== ofSettings;
  const note = isOther ? `${by} ${region} wins over the region of ${file}, ${ofSettings}.` : null;
  return { region, by, isFlag: flag !== undefined, note };
}
