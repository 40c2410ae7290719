import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { REGION } from "../../lib/region/region.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

const filesOf = (patterns: readonly string[]) => Array.fromAsync(glob(patterns, { cwd: PROJECT }));

async function hashOf(patterns: readonly string[], extra: Iterable<string>): Promise<string> {
  const files = await filesOf(patterns);
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(await readFile(`${PROJECT}/${file}`));
  for (const value of extra) hash.update(`\0${value}`);
  return hash.digest("base64url").slice(0, 22);
}

const READER = [
  "reader/**/*.{ts,tsv}",
  "lib/{contact,facts,region,text,time}/*.ts",
  "lib/money/monthly-price.ts",
  `regions/${REGION}/{region.json,places.csv,words.tsv}`,
];

export const readerFiles = (): Promise<string[]> => filesOf(READER);

/** A hash of the code that reads facts, so that nobody has to increment a version. */
export function readerVersion(): Promise<string> {
  return hashOf(READER, []);
}

/** A hash of the code that reads and judges posts, and of the known places: posts with an unknown place wait for one. */
export function rulesVersion(places: ReadonlySet<string>): Promise<string> {
  return hashOf([...READER, "collector/**/*.ts"], [...places].sort());
}
