import { LRUCache } from "lru-cache";
import type { MediaFile } from "../sources/message.ts";
import type { MediaFiles } from "./media-files.ts";
import { type Stored, storeFile } from "./store-file.ts";

/** What became of the files of a message: addresses that the site serves, and what could not be used. */
type StoredPhotos = { urls: string[]; problems: string[] };

/** Where photos and videos are copied to. The same file stored twice has the same address. */
export type PhotoStore = {
  /** Throws a `CliError` when the store cannot be written; what was stored before stays. */
  storePhotos: (files: readonly MediaFile[]) => Promise<StoredPhotos>;
  /** Of files that no post shows any more; URLs outside this store are ignored. */
  removePhotos: (urls: readonly string[]) => Promise<void>;
};

const KEY_AND_NAME = /\/(([0-9a-f]{32})(?:-\d{1,4}x\d{1,4}-[0-9a-f]{6})?)\/([a-z0-9]+\.[a-z0-9]+)$/;

/** The photos of a folder or bucket. */
export function photoStore(files: MediaFiles): PhotoStore {
  const lately: Stored = new LRUCache({ max: 5_000 });
  const keyOf = (url: string) => {
    const [, key = "", hash = "", name = ""] = KEY_AND_NAME.exec(url) ?? [];
    if (files.urlOf(key, name) !== url) return [];
    lately.delete(hash);
    return [key];
  };
  return {
    storePhotos: async (media) => {
      const urls = new Set<string>();
      const problems: string[] = [];
      // One by one: a photo is encoded in all its widths at once, and each takes a processor.
      for (const each of media) {
        const stored = await storeFile(each, files, lately);
        if ("url" in stored) urls.add(stored.url);
        else problems.push(stored.problem);
      }
      return { urls: [...urls], problems };
    },
    removePhotos: (urls) => files.remove([...new Set(urls.flatMap(keyOf))]),
  };
}
