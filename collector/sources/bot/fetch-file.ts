import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Api } from "grammy";
import { atMostBytes } from "../../at-most-bytes.ts";
import type { MediaFile } from "../../message.ts";
import type { RemoteFile } from "./bot-message.ts";

/** The Bot API hands out no larger ones. */
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

export type Files = {
  api: Pick<Api, "getFile">;
  /** Where files are fetched, with the token: never told to anybody. */
  fileRoot: string;
  /** Where they are put. */
  folder: string;
};

async function fetchTo(url: string, path: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) return false;
  await pipeline(response.body.pipeThrough(atMostBytes(MAX_BYTES, "too large")), createWriteStream(path));
  return true;
}

/** Fetches a file of a message. Where that fails, `problem` says why, and the post goes on without it. */
export async function fetchFile(files: Files, { fileId, identity, bytes }: RemoteFile): Promise<MediaFile> {
  const without = (problem: string): MediaFile => ({ path: null, problem, identity });
  if (bytes !== null && bytes > MAX_BYTES) return without("larger than 20 MB");
  try {
    const { file_path } = await files.api.getFile(fileId);
    if (file_path === undefined) return without("not handed out by Telegram");
    const path = join(files.folder, identity.replace(/[^\w-]/g, "_"));
    const isFetched = await fetchTo(`${files.fileRoot}/${file_path}`, path);
    return isFetched ? { path, problem: null, identity } : without("not handed out by Telegram");
  } catch {
    // The reason would name the address, and with it the token.
    return without("not handed out by Telegram");
  }
}
