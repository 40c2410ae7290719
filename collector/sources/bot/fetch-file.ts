import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type Api, GrammyError } from "grammy";
import { limitBytes } from "../limit-bytes.ts";
import type { MediaFile } from "../message.ts";
import type { RemoteFile } from "./bot-message.ts";
import { retryAfter } from "./request-failure.ts";

/** The Bot API serves no larger files. */
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** How long a refusal that names no time, or a longer one, is waited for. */
const WAIT_SECONDS = 30;
const MAX_WAITS = 5;

export type TelegramFiles = {
  api: Pick<Api, "getFile">;
  /** Base address of downloads. It contains the bot token, so it must not appear in any message. */
  fileRoot: string;
  pause?: (ms: number) => Promise<unknown>;
};

const isBusy = (status: number): boolean => status === 429 || status >= 500;

async function fetchTo(url: string, path: string): Promise<"fetched" | "busy" | "refused"> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) return isBusy(response.status) ? "busy" : "refused";
  await pipeline(response.body.pipeThrough(limitBytes(MAX_BYTES, "too large")), createWriteStream(path));
  return "fetched";
}

/** Requests a file once. Returns "refused" if it is missing for good, and for how many seconds to wait if Telegram is busy. */
async function requestFile(
  { api, fileRoot }: TelegramFiles,
  fileId: string,
  path: string,
): Promise<"fetched" | "refused" | { seconds: number }> {
  try {
    const { file_path } = await api.getFile(fileId);
    const outcome = file_path === undefined ? "refused" : await fetchTo(`${fileRoot}/${file_path}`, path);
    return outcome === "busy" ? { seconds: WAIT_SECONDS } : outcome;
  } catch (error) {
    // Do not pass the error on: its message contains the address, and so the token.
    if (error instanceof GrammyError && !isBusy(error.error_code)) return "refused";
    const seconds = error instanceof GrammyError ? retryAfter(error) : null;
    return { seconds: Math.min(seconds ?? WAIT_SECONDS, WAIT_SECONDS) };
  }
}

export async function withDownloadFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "collector-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Downloads the files of a batch of messages into a folder. While Telegram is busy it waits, five times at most in a batch: updates are
 * not confirmed until their posts are stored, so none is lost meanwhile. After a failure `problem` says why there is no file.
 */
export function fileFetcher(files: TelegramFiles, folder: string): (file: RemoteFile) => Promise<MediaFile> {
  const { pause = wait } = files;
  let waits = MAX_WAITS;
  return async ({ fileId, identity, bytes }) => {
    const missing = (problem: string) => ({ path: null, problem, identity });
    if (bytes !== null && bytes > MAX_BYTES) return missing("larger than 20 MB");
    const path = join(folder, identity.replace(/[^\w-]/g, "_"));
    for (;;) {
      const outcome = await requestFile(files, fileId, path);
      if (outcome === "fetched") return { path, problem: null, identity };
      if (outcome === "refused") return missing("not handed out by Telegram");
      if (waits === 0) return missing("not handed out by Telegram in time: an export brings it");
      waits -= 1;
      await pause(outcome.seconds * 1_000);
    }
  };
}
