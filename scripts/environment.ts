import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { ToldError } from "./told-error.ts";

/** Reads the .env files of the project as Next.js does: what is set already wins, then the more specific file. */
export function loadEnvFiles(mode: "development" | "production"): void {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
    if (existsSync(file)) loadEnvFile(file);
  }
}

/** The value of an environment variable; set to nothing counts as not set. */
export function optional(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** The value of an environment variable. Throws a `ToldError` that names it when it is not set. */
export function required(name: string): string {
  const value = optional(name);
  if (value === undefined) throw new ToldError(`${name} is not set.`);
  return value;
}
