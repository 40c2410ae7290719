import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { CliError } from "../lib/cli/cli-error.ts";

/** Loads the project's .env files as Next.js does: existing variables win, then the more specific file. */
export function loadEnvFiles(mode: "development" | "production"): void {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
    if (existsSync(file)) loadEnvFile(file);
  }
}

/** An environment variable; undefined when it is unset or empty. */
export function optional(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** An environment variable. Throws a `CliError` that names it when it is unset or empty. */
export function required(name: string): string {
  const value = optional(name);
  if (value === undefined) throw new CliError(`${name} is not set.`);
  return value;
}
