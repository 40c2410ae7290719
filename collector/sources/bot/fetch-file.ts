import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Api, GrammyError } from "grammy";
import { limitBytes } from "../limit-bytes.ts";
import type { MediaFile } from "../message.ts";
import type { RemoteFile } from "./bot-message.ts";
import { retryAfter } from "./request-failure.ts";

/** The Bot API serves no larger files. */
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** Pause of all downloads after a refusal that does not say how long to wait. */
const PAUSE_SECONDS = 30;

export type TelegramFiles = {
  api: Pick<Api, "getFile">;
  /** Base address of downloads. It contains the bot token, so it must not appear in any message. */
  fileRoot: string;
  pause: DownloadPause;
};

/** The time until which no file is requested. One instance per process. */
export class DownloadPause {
  #until = 0;

  isOver(): boolean {
    return performance.now() >= this.#until;
  }

  begin(seconds: number): void {
    this.#until = performance.now() + seconds * 1_000;
  }
}

/** `isOwed`: the download failed for now and is to be repeated. Without it, a missing file is missing for good. */
export type FetchedFile = { media: MediaFile; isOwed: boolean };

const isBusy = (status: number): boolean => status === 429 || status >= 500;

async function fetchTo(url: string, path: string): Promise<"fetched" | "owed" | "refused"> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) return isBusy(response.status) ? "owed" : "refused";
  await pipeline(response.body.pipeThrough(limitBytes(MAX_BYTES, "too large")), createWriteStream(path));
  return "fetched";
}

export async function withDownloadFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "collector-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const REFUSED = "not handed out by Telegram";
const REFUSED_FOR_NOW = "not handed out yet by Telegram, which is asked again";

/** Downloads a file of a message into a folder. After a failure, `problem` says why, and the post is collected without the file. */
export async function fetchFile(
  files: TelegramFiles,
  folder: string,
  { fileId, identity, bytes }: RemoteFile,
): Promise<FetchedFile> {
  const missing = (problem: string, isOwed = false): FetchedFile => ({
    media: { path: null, problem, identity },
    isOwed,
  });
  const owed = (seconds: number) => {
    files.pause.begin(seconds);
    return missing(REFUSED_FOR_NOW, true);
  };
  if (bytes !== null && bytes > MAX_BYTES) return missing("larger than 20 MB");
  if (!files.pause.isOver()) return missing(REFUSED_FOR_NOW, true);
  try {
    const { file_path } = await files.api.getFile(fileId);
    if (file_path === undefined) return missing(REFUSED);
    const path = join(folder, identity.replace(/[^\w-]/g, "_"));
    const outcome = await fetchTo(`${files.fileRoot}/${file_path}`, path);
    if (outcome === "owed") return owed(PAUSE_SECONDS);
    return outcome === "fetched"
      ? { media: { path, problem: null, identity }, isOwed: false }
      : missing(REFUSED);
  } catch (error) {
    // Do not pass the error on: its message contains the address, and so the token.
    if (!(error instanceof GrammyError)) return owed(PAUSE_SECONDS);
    return isBusy(error.error_code) ? owed(retryAfter(error) ?? PAUSE_SECONDS) : missing(REFUSED);
  }
}
