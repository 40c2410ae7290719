import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { CliError } from "../lib/cli/cli-error.ts";

/** Loads the project's .env files in the order of Next.js: existing variables win, then the more specific file. */
export function loadEnvFiles(mode: "development" | "production"): void {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
    if (existsSync(file)) loadEnvFile(file);
  }
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
