import { join } from "node:path";
import { folderFiles } from "../../collector/photos/folder-files.ts";
import { photoStore } from "../../collector/photos/photo-store.ts";
import type { Listings } from "../../scripts/import/row-schema.ts";
import { PROJECT } from "../../scripts/start/project.ts";

/** Kept between runs: it takes a while to make all widths. */
export const PHOTOS_FOLDER = join(PROJECT, "node_modules/.cache/bench-photos");

/** The listings with the site's pictures as photos that were collected, which have files of several widths. */
export async function withCollectedPhotos({ rentals, geo_location }: Listings): Promise<Listings> {
  const store = photoStore(folderFiles(PHOTOS_FOLDER));
  const collected = new Map<string, string[]>();
  for (const url of new Set(rentals.flatMap(({ media_urls }) => media_urls))) {
    const file = { path: join(PROJECT, "public", url), problem: null, identity: url };
    collected.set(url, (await store.storePhotos([file])).urls);
  }
  const photosOf = (media: readonly string[]) => media.flatMap((url) => collected.get(url) ?? []);
  return {
    rentals: rentals.map((row) => ({ ...row, media_urls: photosOf(row.media_urls) })),
    geo_location,
  };
}
