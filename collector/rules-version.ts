import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));

/** Changes with any line of what reads and judges posts, so that no one has to remember to count it up. */
export async function rulesVersion(): Promise<string> {
  const files = await Array.fromAsync(glob(["lib/advert/**/*.ts", "collector/**/*.ts"], { cwd: PROJECT }));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(await readFile(`${PROJECT}/${file}`));
  return hash.digest("base64url").slice(0, 22);
}
