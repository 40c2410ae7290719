import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";

/** The date of `--since`; null without one. Throws a `CliError` for anything else. */
export function isoDate(written: string | undefined): string | null {
  if (written === undefined) return null;
  if (!z.iso.date().safeParse(written).success)
    throw new CliError(`--since ${written}: write a date like 2026-10-01.`);
  return written;
}
