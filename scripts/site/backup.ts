import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { dataFolder, dataFolderPaths } from "../embedded-service/data-folder.ts";
import { lockFolder } from "../embedded-service/lock-folder.ts";
import { readArguments, usageError } from "../read-arguments.ts";
import {
  backupName,
  backupsFolder,
  backupsToDelete,
  unfinishedName,
  verifiedBackups,
} from "./backup-names.ts";
import { copyDataFolder } from "./copy-folder.ts";

const USAGE = `usage: npm run site -- backup --data FOLDER [--to FOLDER]

Copies the data folder, also while the site runs, opens the copy to verify it, and keeps the seven newest.

  --data FOLDER   the folder of npm start -- --data FOLDER
  --to FOLDER     where the backups are kept; by default "backups" beside the data folder`;

/** The data folder of a command that must not create one. Throws a `CliError` if there is no database in it. */
export function existingDataFolder(path: string | undefined, usage: string): string {
  if (!path) throw usageError("Name the data folder: --data FOLDER.", usage);
  const folder = resolve(path);
  if (existsSync(dataFolderPaths(folder).database)) return dataFolder(folder);
  throw new CliError(`${path} is no data folder: it has no database.`);
}

/** Makes a backup, and deletes older ones only once it is verified (docs/behaviour.md, O16). */
export async function backup(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, { data: { type: "string" }, to: { type: "string" } }, args);
  const data = existingDataFolder(values.data, USAGE);
  const folder = resolve(values.to ?? backupsFolder(data));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (lock === null) throw new CliError(`Another backup into ${folder} is under way.`);
  const start = performance.now();
  const name = backupName(new Date());
  const unfinished = join(folder, unfinishedName(name));
  const { rentals, posts } = await copyDataFolder(data, unfinished);
  await rename(unfinished, join(folder, name));
  for (const old of backupsToDelete(await readdir(folder)))
    await rm(join(folder, old), { recursive: true, force: true });
  const kept = verifiedBackups(await readdir(folder)).length;
  lock.release();
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(
    `${join(folder, name)}: ${counted(rentals, "listing")}, ${counted(posts, "post")}, opened and read; ${counted(kept, "backup")} kept  ${seconds} s`,
  );
}
