import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Api, GrammyError } from "grammy";
import { atMostBytes } from "../at-most-bytes.ts";
import type { MediaFile } from "../message.ts";
import type { RemoteFile } from "./bot-message.ts";
import { retryAfter } from "./retry-after.ts";

/** The Bot API hands out no larger ones. */
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** How long no file is asked for after one that was refused without saying until when. */
const PAUSE_SECONDS = 30;

export type Files = {
  api: Pick<Api, "getFile">;
  /** Where files are fetched, with the token: never told to anybody. */
  fileRoot: string;
  /** Where they are put. */
  folder: string;
  pause: FilePause;
};

/** Until when Telegram hands out no files. One for all requests of a process. */
export class FilePause {
  #until = 0;

  isOver(): boolean {
    return performance.now() >= this.#until;
  }

  begin(seconds: number): void {
    this.#until = performance.now() + seconds * 1_000;
  }
}

/** A file that was fetched, or is missing for good; `isOwed`: Telegram may still hand it out, and is to be asked again. */
export type Fetched = { media: MediaFile; isOwed: boolean };

const isBusy = (status: number): boolean => status === 429 || status >= 500;

async function fetchTo(url: string, path: string): Promise<"fetched" | "owed" | "refused"> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) return isBusy(response.status) ? "owed" : "refused";
  await pipeline(response.body.pipeThrough(atMostBytes(MAX_BYTES, "too large")), createWriteStream(path));
  return "fetched";
}

/** Fetches a file of a message. Where that fails, `problem` says why, and the post goes on without it. */
export async function fetchFile(files: Files, { fileId, identity, bytes }: RemoteFile): Promise<Fetched> {
  const without = (problem: string, isOwed = false): Fetched => ({
    media: { path: null, problem, identity },
    isOwed,
  });
  const owed = (seconds: number) => {
    files.pause.begin(seconds);
    return without("not handed out yet by Telegram, which is asked again", true);
  };
  if (bytes !== null && bytes > MAX_BYTES) return without("larger than 20 MB");
  if (!files.pause.isOver()) return without("not handed out yet by Telegram, which is asked again", true);
  try {
    const { file_path } = await files.api.getFile(fileId);
    if (file_path === undefined) return without("not handed out by Telegram");
    const path = join(files.folder, identity.replace(/[^\w-]/g, "_"));
    const outcome = await fetchTo(`${files.fileRoot}/${file_path}`, path);
    if (outcome === "owed") return owed(PAUSE_SECONDS);
    return outcome === "fetched"
      ? { media: { path, problem: null, identity }, isOwed: false }
      : without("not handed out by Telegram");
  } catch (error) {
    // The reason would name the address, and with it the token.
    if (!(error instanceof GrammyError)) return owed(PAUSE_SECONDS);
    return isBusy(error.error_code)
      ? owed(retryAfter(error) ?? PAUSE_SECONDS)
      : without("not handed out by Telegram");
  }
}
