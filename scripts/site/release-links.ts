import { realpathSync } from "node:fs";
import { rename, rm, symlink } from "node:fs/promises";

/** Where a link leads to; null if it leads nowhere. */
export function linkedTo(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}

/** Has a link lead to another folder, at once: whoever follows it meanwhile finds the one or the other. */
export async function relink(link: string, folder: string): Promise<void> {
  const unfinished = `${link}.unfinished`;
  await rm(unfinished, { force: true });
  await symlink(folder, unfinished);
  await rename(unfinished, link);
}
