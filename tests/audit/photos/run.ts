import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureHashes } from "../../../collector/photos/picture-hash.ts";
import { CliError } from "../../../lib/cli/cli-error.ts";
import { commandLine } from "../../../scripts/command-line.ts";
import { exit, runCommand } from "../../../scripts/lifetime.ts";
import { CHANGES } from "./changes.ts";
import { photoDistance } from "./photo-distance.ts";

/** As in supabase/migrations, `are_photos_alike`. */
const MAX_DISTANCE = 14;
const MIN_RECALL = 0.95;

const FOLDER = "public/media";
/** Frames of the videos, which are drawn as two of the photos are. */
const isPhoto = (name: string) => name.endsWith(".webp") && !name.startsWith("tour-");

/** As the collector stores it. */
async function hashesOf(photo: Buffer): Promise<string[]> {
  const stored = await sharp(photo).resize({ width: 320 }).webp({ quality: 75 }).toBuffer();
  const hashes = await pictureHashes(stored);
  if (hashes === null) throw new CliError("A photo of the demo has no hash.");
  return hashes;
}

const share = (distances: readonly number[]) =>
  distances.filter((distance) => distance <= MAX_DISTANCE).length / distances.length;

runCommand(async () => {
  commandLine("npm run audit:photos")
    .description(
      `Changes the photos of the demo as phones and messengers do, and prints which share of them is recognised (recall) and how
many different photos are taken for the same.`,
    )
    .parse();
  const names = (await readdir(FOLDER)).filter(isPhoto);
  const photos = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`)));
  const hashes = await Promise.all(photos.map(hashesOf));
  const same: number[] = [];
  const different = hashes.flatMap((one, index) =>
    hashes.slice(index + 1).map((other) => photoDistance(one, other)),
  );
  for (const [name, change] of Object.entries(CHANGES)) {
    const distances: number[] = [];
    for (const [index, photo] of photos.entries()) {
      const changed = await hashesOf(await change(photo));
      for (const [at, other] of hashes.entries())
        (at === index ? distances : different).push(photoDistance(other, changed));
    }
    same.push(...distances);
    console.log(
      `${name.padEnd(34)} recall ${share(distances).toFixed(3)}, at most ${Math.max(...distances)} bits`,
    );
  }
  const falseMatches = different.filter((distance) => distance <= MAX_DISTANCE).length;
  console.log(`${photos.length} photos, recall ${share(same).toFixed(4)} within ${MAX_DISTANCE} bits`);
  console.log(
    `${falseMatches} false of ${different.length} pairs; the closest are ${Math.min(...different)} bits apart`,
  );
  await exit(falseMatches === 0 && share(same) >= MIN_RECALL ? 0 : 1);
});
