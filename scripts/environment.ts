import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { CliError } from "../lib/cli/cli-error.ts";
import { SETTINGS_FILE } from "../lib/settings/settings-path.ts";
import { dataFolderPaths } from "./embedded-service/data-folder.ts";
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

/** The public address of the site, without a slash at its end; undefined if it is unset. Throws a `CliError` for no address. */
export const publicAddress = () => webAddress("SITE_URL", "https://example.com")?.replace(/\/+$/, "");

/** Where the Bot API answers. */
export const telegramRoot = () => optional("TELEGRAM_API_ROOT") ?? "https://api.telegram.org";

/** The data folder of a machine that serves one: beside the project, so that neither git nor a build touches it. */
const BESIDE_PROJECT = join(PROJECT, "../data");

const isDataFolder = (folder: string): boolean =>
  existsSync(dataFolderPaths(folder).database) || existsSync(join(folder, SETTINGS_FILE));

/** The data folder of `--data`, else the one beside the project if there is one. */
const folderOnDisk = (flag: string | undefined): string | undefined =>
  flag ?? (isDataFolder(BESIDE_PROJECT) ? BESIDE_PROJECT : undefined);

/** The same before the arguments are parsed: the settings and variables of the folder are needed first. */
export function folderOfArguments(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => /^--data(?:=|$)/.test(arg));
  const flag = args[index]?.includes("=") ? args[index].slice("--data=".length) : args[index + 1];
  return folderOnDisk(index < 0 ? undefined : flag || undefined);
}

/** The data folder that a command is about (docs/behaviour.md, O20); undefined if `SUPABASE_URL` names another data service. */
export const servedFolder = (flag: string | undefined): string | undefined =>
  supabaseUrl() === undefined ? folderOnDisk(flag) : flag;

/** The folder that an export or a bot fills: without `--data` the one that every command finds from then on. */
export const filledFolder = (): string | undefined =>
  servedFolder(undefined) ?? (supabaseUrl() === undefined ? BESIDE_PROJECT : undefined);
