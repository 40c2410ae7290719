import { existsSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS_FILE } from "../lib/settings/settings-path.ts";
import { dataFolderPaths } from "./embedded-service/data-folder.ts";
import { supabaseUrl } from "./environment.ts";
import { PROJECT } from "./start/project.ts";

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
