import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { readArguments, usageError } from "../read-arguments.ts";
import { backupsFolder, verifiedBackups } from "./backup-names.ts";
import { copyClosedFolder } from "./copy-folder.ts";

const USAGE = `usage: npm run site -- restore [BACKUP] --data FOLDER [--from FOLDER]

Copies a backup into a new data folder, and opens it to verify it. Overwrites nothing: move a broken folder away first.

  BACKUP          its name, such as 2026-11-26T19-30-00Z; by default the newest
  --data FOLDER   the new folder
  --from FOLDER   where the backups are kept; by default "backups" beside the new folder`;

export async function restore(args: string[]): Promise<void> {
  const options = { data: { type: "string" }, from: { type: "string" } } as const;
  const { values, positionals } = readArguments(USAGE, options, args);
  if (!values.data) throw usageError("Name the new data folder: --data FOLDER.", USAGE);
  if ((await readdir(values.data).catch(() => [])).length > 0)
    throw new CliError(`${values.data} is not empty. Move it away, or name a new folder.`);
  const folder = resolve(values.from ?? backupsFolder(values.data));
  const names = verifiedBackups(await readdir(folder).catch(() => []));
  const name = positionals[0] ?? names[0];
  if (name === undefined) throw new CliError(`${folder} holds no backup.`);
  if (!names.includes(name))
    throw new CliError(`${folder} holds no backup ${name}, but ${names.join(", ")}.`);
  const { rentals, posts } = await copyClosedFolder(join(folder, name), resolve(values.data));
  console.log(
    `${values.data}: ${counted(rentals, "listing")}, ${counted(posts, "post")} of ${name}. Repeat what you have taken down since: npm run collect -- remove ... --data ${values.data}`,
  );
}
