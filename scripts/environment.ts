import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { CliError } from "../lib/cli/cli-error.ts";
import { PROJECT } from "./start/project.ts";

/** The operator's own variables, beside the data folder: neither an upgrade nor another clone of the project touches them. */
export const environmentFile = (dataFolder: string): string =>
  join(dirname(resolve(dataFolder)), ".env.local");

/**
 * Loads the file beside the data folder, then the project's .env files in the order of Next.js. Existing variables win, then
 * those of the earlier file.
 */
export function loadEnvFiles(mode: "development" | "production", dataFolder: string | undefined): void {
  const own = dataFolder === undefined ? [] : [environmentFile(dataFolder)];
  const names = [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"];
  for (const file of [...own, ...names.map((name) => join(PROJECT, name))])
    if (existsSync(file)) loadEnvFile(file);
}

export function optional(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** An environment variable. Throws a `CliError` if it is unset or empty. */
export function required(name: string): string {
  const value = optional(name);
  if (value === undefined) throw new CliError(`${name} is not set.`);
  return value;
}

/** An environment variable with an http(s) URL; undefined if it is unset or empty. Throws a `CliError` for anything else. */
export function webAddress(name: string, example: string): string | undefined {
  const value = optional(name);
  if (value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  throw new CliError(`${name} is no address of the web: ${value}. Write one like ${example}.`);
}

/** The URL of the configured Supabase project; undefined if there is none. */
export const supabaseUrl = () => webAddress("SUPABASE_URL", "https://abc.supabase.co");
