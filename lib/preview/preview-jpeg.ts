import { parseMediaHosts } from "@/lib/rentals/media-host";
import { boundedCache } from "./bounded-cache";
import { fewAtOnce } from "./few-at-once";
import { httpsGet } from "./https-get";
import { isPhotograph } from "./picture-format";
import { publicFile } from "./public-file";
import { remotePicture } from "./remote-picture";
import { renderPreview } from "./render-preview";

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

const KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_FAILURES = 1_000;
/** A picture that could not be had is not asked for again until then. */
const RETRY_AFTER_MS = 60_000;
/** An open photograph takes its pixels in memory. */
const AT_ONCE = 2;

const kept = boundedCache<Buffer>(KEPT_BYTES, (jpeg) => jpeg.length);
const failed = boundedCache<number>(KEPT_FAILURES, () => 1);
const running = new Map<string, Promise<Buffer | null>>();

async function photograph(source: string): Promise<Uint8Array> {
  const bytes = source.startsWith("/")
    ? await publicFile(source)
    : await remotePicture(source, HOSTS, httpsGet);
  if (bytes === null || !isPhotograph(bytes)) throw new Error("not a picture");
  return bytes;
}

const make = fewAtOnce(AT_ONCE, async (source: string): Promise<Buffer | null> => {
  try {
    const jpeg = await renderPreview(await photograph(source));
    kept.set(source, jpeg);
    return jpeg;
  } catch (error) {
    console.warn(`No preview of ${source}:`, error instanceof Error ? error.message : error);
    failed.set(source, Date.now());
    return null;
  } finally {
    running.delete(source);
  }
});

/**
 * The preview picture of a listing's picture, made once and kept in a bounded memory; null when it cannot be had, which
 * is then so for a minute.
 */
export async function previewJpeg(source: string): Promise<Buffer | null> {
  const known = kept.get(source);
  if (known !== undefined) return known;
  if (Date.now() - (failed.get(source) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER_MS) return null;
  const job = running.get(source) ?? make(source);
  running.set(source, job);
  return job;
}
