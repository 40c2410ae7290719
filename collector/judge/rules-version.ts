import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

async function hashOf(patterns: readonly string[], more: Iterable<string>): Promise<string> {
  const files = await Array.fromAsync(glob(patterns, { cwd: PROJECT }));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(await readFile(`${PROJECT}/${file}`));
  for (const one of more) hash.update(`\0${one}`);
  return hash.digest("base64url").slice(0, 22);
}

/** What facts are read by: the grammar, and what it takes from lib. */
const READER = ["reader/**/*.{ts,tsv}", "lib/{contact,facts,text,time}/*.ts", "lib/money/monthly-price.ts"];

/** Changes with any line of the code that reads facts, so that nobody has to increment it. */
export function readerVersion(): Promise<string> {
  return hashOf(READER, []);
}

/**
 * Changes with any line of the code that reads and judges posts, and with the known places, since posts with an unknown one
 * wait.
 */
export function rulesVersion(places: ReadonlySet<string>): Promise<string> {
  return hashOf([...READER, "collector/**/*.ts"], [...places].sort());
}
