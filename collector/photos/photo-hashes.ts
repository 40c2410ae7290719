import type { MediaFile } from "../sources/message.ts";
import { contentHash, readBounded } from "./store-file.ts";

const HASH_LENGTH = 16;

const HASH_IN_URL = /\/([0-9a-f]{32})\b/;

export function storedPhotoHashes(urls: readonly string[]): string[] {
  return urls.flatMap((url) => HASH_IN_URL.exec(url)?.[1]?.slice(0, HASH_LENGTH) ?? []);
}

/** The content hashes of files that are not stored yet, without unreadable files. */
export async function photoHashes(files: readonly MediaFile[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const { path } of files) {
    const bytes = path === null ? null : await readBounded(path).catch(() => null);
    if (bytes !== null) hashes.push(contentHash(bytes).slice(0, HASH_LENGTH));
  }
  return hashes;
}
