import { dirname, join, resolve } from "node:path";

/** How many backups are kept (docs/behaviour.md, O16). */
const KEPT_BACKUPS = 7;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const UNFINISHED = ".unfinished";

/** The folder with the backups of a data folder: beside it, so that photos can share their bytes. */
export const backupsFolder = (data: string) => join(dirname(resolve(data)), "backups");

/** "2026-11-26T19-30-00Z": names sort by time, and no file system refuses them. */
export const backupName = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

export const unfinishedName = (name: string) => `${name}${UNFINISHED}`;

export function backupTime(name: string): Date | null {
  if (!NAME.test(name)) return null;
  const [date = "", time = ""] = name.split("T");
  return new Date(`${date}T${time.replaceAll("-", ":")}`);
}

/** The verified backups among the names of a folder, newest first. */
export function verifiedBackups(names: readonly string[]): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** What to delete after a backup was verified: backups beyond the newest `KEPT_BACKUPS`, and those that were cut off. */
export function backupsToDelete(names: readonly string[]): string[] {
  const cutOff = names.filter(
    (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)),
  );
  return [...verifiedBackups(names).slice(KEPT_BACKUPS), ...cutOff];
}
