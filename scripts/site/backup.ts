import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { dataFolderPaths } from "../embedded-service/data-folder.ts";
import { lockFolder } from "../embedded-service/lock-folder.ts";
import { servedFolder } from "../served-folder.ts";
import { copyClosedFolder, copyDataFolder } from "./copy-folder.ts";

/** How many backups are kept (docs/behaviour.md, O16). */
const KEPT_BACKUPS = 7;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The folder with the backups of a data folder: beside it, so that photos can share their bytes. */
const backupsFolder = (data: string) => join(dirname(resolve(data)), "backups");

/** The verified backups in a folder by name and time, newest first. */
async function backupsIn(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  const verified = names.filter((name) => NAME.test(name)).sort();
  return verified.reverse().map((name) => {
    const [date = "", time = ""] = name.split("T");
    return { name, at: new Date(`${date}T${time.replaceAll("-", ":")}`) };
  });
}

export const backupsOf = (data: string) => backupsIn(backupsFolder(data));

/** The data folder of a command that must not create one. Throws a `CliError` if there is no database in it. */
export function existingDataFolder(flag: string | undefined): string {
  const path = servedFolder(flag);
  if (path === undefined)
    throw new CliError("There is no folder data beside the project. Name the data folder: --data FOLDER");
  if (existsSync(dataFolderPaths(path).database)) return resolve(path);
  throw new CliError(`${path} is no data folder: it has no database.`);
}

/** Makes a backup, and deletes older ones only once it is verified (docs/behaviour.md, O16). */
export async function backup(data: string, folder = backupsFolder(data)): Promise<void> {
  const start = performance.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (lock === null) throw new CliError(`Another backup into ${folder} is under way.`);
  const path = join(folder, `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  const cutOff = (await readdir(folder)).filter((name) => name.endsWith(".unfinished"));
  for (const name of cutOff) await rm(join(folder, name), { recursive: true, force: true });
  const contents = await copyDataFolder(data, `${path}.unfinished`);
  await rename(`${path}.unfinished`, path);
  for (const { name } of (await backupsIn(folder)).slice(KEPT_BACKUPS))
    await rm(join(folder, name), { recursive: true, force: true });
  const kept = (await backupsIn(folder)).length;
  lock.release();
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${path}: ${contents}, opened and read; ${counted(kept, "backup")} kept  ${seconds} s`);
}

/** Copies a backup into a new data folder; null takes the newest. Throws a `CliError` rather than overwrite anything. */
export async function restore(name: string | null, data: string, from = backupsFolder(data)): Promise<void> {
  if ((await readdir(data).catch(() => [])).length > 0)
    throw new CliError(`${data} is not empty. Move it away, or name a new folder.`);
  const names = (await backupsIn(from)).map((found) => found.name);
  const chosen = name ?? names[0];
  if (chosen === undefined) throw new CliError(`${from} holds no backup.`);
  if (!names.includes(chosen))
    throw new CliError(`${from} holds no backup ${chosen}, but ${names.join(", ")}.`);
  const contents = await copyClosedFolder(join(from, chosen), resolve(data));
  console.log(
    `${data}: ${contents} of ${chosen}. Repeat what you have taken down since: npm run collect -- remove ...`,
  );
}
