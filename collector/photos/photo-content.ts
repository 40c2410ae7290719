import type { MediaFile } from "../sources/message.ts";
import { contentHash, readBounded } from "./store-file.ts";

/** As much of the hash as tells one photo from another. */
const LENGTH = 16;

/** In the address of a stored photo or video. */
const HASH = /\/([0-9a-f]{32})\b/;

/** What is in stored photos and videos, by their addresses: the same for the same bytes. */
export function storedContents(urls: readonly string[]): string[] {
  return urls.flatMap((url) => HASH.exec(url)?.[1]?.slice(0, LENGTH) ?? []);
}

/** The same of files that are not stored yet; those that cannot be read are passed over. */
export async function fileContents(files: readonly MediaFile[]): Promise<string[]> {
  const contents: string[] = [];
  for (const { path } of files) {
    const bytes = path === null ? null : await readBounded(path).catch(() => null);
    if (bytes !== null) contents.push(contentHash(bytes).slice(0, LENGTH));
  }
  return contents;
}
