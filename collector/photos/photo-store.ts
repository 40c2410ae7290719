import { LRUCache } from "lru-cache";
import type { MediaFile } from "../sources/message.ts";
import type { MediaFiles } from "./media-files.ts";
import { type RecentUrls, storeFile } from "./store-file.ts";

/** URLs of the stored files of a message, and why other files could not be used. */
type StoredMedia = { urls: string[]; problems: string[] };

/** Copies photos and videos to the site. A file that is stored twice has the same URL. */
export type PhotoStore = {
  /** Throws a `CliError` if the store cannot be written; files stored before remain. */
  storePhotos: (files: readonly MediaFile[]) => Promise<StoredMedia>;
  /** Removes files that no post shows any more. Ignores URLs outside this store. */
  removePhotos: (urls: readonly string[]) => Promise<void>;
};

const KEY_AND_NAME = /\/(([0-9a-f]{32})(?:-\d{1,4}x\d{1,4}-[0-9a-f]{6})?)\/([a-z0-9]+\.[a-z0-9]+)$/;

export function photoStore(files: MediaFiles): PhotoStore {
  const recent: RecentUrls = new LRUCache({ max: 5_000 });
  const keysIn = (url: string) => {
    const [, key = "", hash = "", name = ""] = KEY_AND_NAME.exec(url) ?? [];
    if (files.urlOf(key, name) !== url) return [];
    recent.delete(hash);
    return [key];
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
    removePhotos: (urls) => files.remove([...new Set(urls.flatMap(keysIn))]),
  };
}
