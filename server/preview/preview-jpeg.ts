import "server-only";
import { LRUCache } from "lru-cache";
import { collectedPhoto } from "@/lib/rental/collected-photo";
import { isOwnFile } from "@/lib/rental/media";
import { isPhotograph } from "@/lib/rental/photograph";
import { publicFile } from "@/server/http/public-file";
import { httpsGet } from "./https-get";
import { remotePicture } from "./remote-picture";
import { renderPreview } from "./render-preview";

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_FAILURES = 1_000;
/** How long a failed picture is not requested again. */
const RETRY_AFTER_MS = 60_000;
/** Two at a time, because a decoded photograph takes a lot of memory. The front bounds how many wait. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

function inTurn(work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const job = Promise.resolve(lanes.shift()).then(work);
  lanes.push(job);
  return job;
}

const rendered = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (jpeg) => jpeg.length });
const failed = new LRUCache<string, number>({ max: MAX_FAILURES });
const running = new Map<string, Promise<Buffer | null>>();

/** Reads a picture of the site: a collected photo, or a file of the public folder. */
function ownFile(source: string): Promise<Uint8Array | null> {
  const photos = process.env.PHOTOS_FOLDER;
  if (collectedPhoto(source) === null || !photos) return publicFile(source);
  return publicFile(source.slice("/photos".length), photos);
}

async function photograph(source: string): Promise<Uint8Array> {
  const bytes = isOwnFile(source) ? await ownFile(source) : await remotePicture(source, httpsGet);
  if (bytes === null || !isPhotograph(bytes)) throw new Error("not a picture");
  return bytes;
}

async function make(source: string, render: () => Promise<Buffer>): Promise<Buffer | null> {
  try {
    const jpeg = await render();
    rendered.set(source, jpeg);
    return jpeg;
  } catch (error) {
    console.warn(`No preview of ${source}:`, error instanceof Error ? error.message : error);
    failed.set(source, Date.now());
    return null;
  }
}

/**
 * The preview of a source (a photo's address, or the path of a drawn preview), rendered once and cached. Null if it cannot
 * be rendered; it is retried after a minute.
 */
export async function previewJpeg(
  source: string,
  render = async () => renderPreview(await photograph(source)),
): Promise<Buffer | null> {
  const cached = rendered.get(source);
  if (cached !== undefined) return cached;
  if (Date.now() - (failed.get(source) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER_MS) return null;
  const job = running.get(source) ?? inTurn(() => make(source, render));
  running.set(source, job);
  return job.finally(() => running.delete(source));
}
