import { rename, writeFile } from "node:fs/promises";

/** Writes a file of a data folder, readable to its owner only. The rename keeps readers from seeing half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.unfinished`, text, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}
