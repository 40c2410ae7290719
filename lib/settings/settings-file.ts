import { readFileSync } from "node:fs";
import { z } from "zod";
import { CliError, messageOf } from "@/lib/cli/cli-error";
import { DEFAULT_SETTINGS, type SiteSettings, siteSettings } from "./site-settings";

/** The problems of settings, a line of text each: "owner.contact: is not ...". Empty for usable ones. */
export function problemsOf(settings: unknown): string[] {
  const issues = siteSettings.safeParse(settings).error?.issues ?? [];
  return issues.map(({ path, message }) => `${z.core.toDotPath(path) || "the file"}: ${message}`);
}

/** The settings of a file, or the defaults (docs/behaviour.md, T1). Throws a `CliError` that names the file and each problem. */
export function readSettings(path: string | null): SiteSettings {
  if (path === null) return DEFAULT_SETTINGS;
  const refused = (problems: readonly string[]) =>
    new CliError([`${path} cannot be used:`, ...problems].join("\n  "));
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(/* turbopackIgnore: true */ path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw refused([messageOf(error)]);
  }
  const problems = problemsOf(written);
  if (problems.length > 0) throw refused(problems);
  return siteSettings.parse(written);
}
