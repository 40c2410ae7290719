import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { REGION } from "../../lib/region/region.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

const filesOf = (patterns: readonly string[]) => Array.fromAsync(glob(patterns, { cwd: PROJECT }));

function shortDigest(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, 22);
}

/** Hashes files once: an upgrade may replace them while a follower goes on with the rules that it began with. */
function hashOnce(patterns: readonly string[]): () => Promise<string> {
  let hashed: Promise<string> | null = null;
  const hash = async () => {
    const files = (await filesOf(patterns)).sort();
    const contents = await Promise.all(files.map((file) => readFile(`${PROJECT}/${file}`)));
    return shortDigest(files.flatMap((file, index) => [file, contents[index] ?? ""]));
  };
  return () => {
    hashed ??= hash();
    return hashed;
  };
}

const READER = [
  "packages/reader/**/*.{ts,tsv}",
  "collector/listing/rental-facts.ts",
  `regions/${REGION}/{region.json,places.csv,words.tsv}`,
];

export const readerFiles = (): Promise<string[]> => filesOf(READER);

/** A hash of the code that reads and projects facts, so that nobody has to increment a version. */
export const readerVersion = hashOnce(READER);

/** What reads, judges and projects posts: a word of the bot has nobody judge them anew. */
const codeVersion = hashOnce([...READER, "collector/{posts,judge,second-reader,listing}/*.ts"]);

/** A hash of the code that reads and judges posts, and of the known places: posts with an unknown place wait for one. */
export async function rulesVersion(places: ReadonlySet<string>): Promise<string> {
  const code = await codeVersion();
  return shortDigest([code, ...[...places].sort().map((place) => `\0${place}`)]);
}
