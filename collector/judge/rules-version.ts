import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Changes with any line of the code that reads and judges posts, so that nobody has to increment it, and with the known places,
 * since posts with an unknown one wait.
 */
export async function rulesVersion(places: ReadonlySet<string>): Promise<string> {
  const files = await Array.fromAsync(glob(["reader/**/*.ts", "collector/**/*.ts"], { cwd: PROJECT }));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(await readFile(`${PROJECT}/${file}`));
  for (const place of [...places].sort()) hash.update(`\0${place}`);
  return hash.digest("base64url").slice(0, 22);
}
