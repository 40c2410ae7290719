import { LRUCache } from "lru-cache";
import { collectedPhoto, photoWidths } from "../../lib/rental/collected-photo.ts";
import type { MediaFile } from "../sources/message.ts";
import { pictureHashes } from "./picture-hash.ts";
import { type MediaFiles, type RecentUrls, storeFile } from "./store-file.ts";

type StoredMedia = { urls: string[]; problems: string[] };

/** Copies photos and videos to the site. A file that is stored twice has the same URL. */
export type PhotoStore = {
  /** Throws a `CliError` if the store cannot be written; files stored before remain. */
  storePhotos: (files: readonly MediaFile[]) => Promise<StoredMedia>;
  /** Removes files that no post shows any more. Ignores URLs outside this store. */
  removePhotos: (urls: readonly string[]) => Promise<void>;
  /** A stored photo as WebP, at least this wide if it has so wide a file; null for a video, and for a URL outside this store. */
  read: (url: string, width: number) => Promise<Uint8Array | null>;
  hashesOf: (url: string) => Promise<string[] | null>;
};

/** Width of the file that is hashed: a wider one takes longer and gives the same hash. */
const HASHED_WIDTH = 320;

const KEY_AND_NAME = /\/(([0-9a-f]{32})(?:-\d{1,4}x\d{1,4}-[0-9a-f]{6})?)\/([a-z0-9]+\.[a-z0-9]+)$/;

export function photoStore(files: MediaFiles): PhotoStore {
  const recent: RecentUrls = new LRUCache({ max: 5_000 });
  const partsOf = (url: string) => {
    const [, key = "", hash = "", name = ""] = KEY_AND_NAME.exec(url) ?? [];
    return files.urlOf(key, name) === url ? { key, hash } : null;
  };
  const removedKeys = (url: string) => {
    const parts = partsOf(url);
    if (parts === null) return [];
    recent.delete(parts.hash);
    return [parts.key];
  };
  const read: PhotoStore["read"] = async (url, width) => {
    const photo = collectedPhoto(url);
    const parts = partsOf(url);
    if (photo === null || parts === null) return null;
    const stored = photoWidths(photo.width).find((each) => each >= width) ?? photo.width;
    return files.read(parts.key, `${stored}.webp`);
  };
  return {
    storePhotos: async (media) => {
      const urls = new Set<string>();
      const problems: string[] = [];
      // One by one: encoding one photo in all its widths already uses several processors.
      for (const each of media) {
        const stored = await storeFile(each, files, recent);
        if ("url" in stored) urls.add(stored.url);
        else problems.push(stored.problem);
      }
      return { urls: [...urls], problems };
    },
    read,
    hashesOf: async (url) => {
      const bytes = await read(url, HASHED_WIDTH);
      return bytes && pictureHashes(bytes);
    },
    removePhotos: (urls) => files.remove([...new Set(urls.flatMap(removedKeys))]),
  };
}
