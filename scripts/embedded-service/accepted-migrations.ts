import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "./replace-file.ts";

const versions = z.array(z.string());
const file = (folder: string) => join(folder, "accepted-migrations.json");

/** Versions of migrations that a release may find in the folder without having them: those of the release after it. */
export async function acceptedMigrations(folder: string): Promise<readonly string[]> {
  const text = await readFile(file(folder), "utf8").catch(() => "[]");
  return versions.parse(JSON.parse(text));
}

/** Lets older releases open the folder after these migrations, so that an upgrade can be taken back. */
export async function acceptMigrations(folder: string, accepted: readonly string[]): Promise<void> {
  const all = new Set([...(await acceptedMigrations(folder)), ...accepted]);
  await replaceFile(file(folder), JSON.stringify([...all].sort()));
}
