import "server-only";
import { type FileHandle, open } from "node:fs/promises";
import parseRange from "range-parser";

const BYTES_PER_READ = 64 * 1024;

type Slice = { start: number; end: number };

/** The requested byte range: null for the whole file, "unsatisfiable" for a range outside of it. */
function requestedSlice({ headers }: Request, size: number, etag: string): Slice | null | "unsatisfiable" {
  const range = headers.get("range");
  const ifRange = headers.get("if-range");
  if (range === null || (ifRange !== null && ifRange !== etag)) return null;
  const slices = parseRange(size, range);
  if (slices === -1) return "unsatisfiable";
  if (slices === -2 || slices.type !== "bytes") return null;
  // Clients request one range; several would need a multipart response.
  const [slice] = slices;
  return slices.length === 1 && slice !== undefined ? slice : "unsatisfiable";
}

/** Streams the file with back-pressure, because it may be too large for memory. Stops when the client leaves. */
function bodyOf(file: FileHandle, { start, end }: Slice, left: AbortSignal): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream({
    start(controller) {
      // Next does not cancel the body if the client left before its first read.
      const leave = () => {
        void file.close();
        controller.error(left.reason);
      };
      if (left.aborted) leave();
      else left.addEventListener("abort", leave, { once: true });
    },
    async pull(controller) {
      const length = Math.min(BYTES_PER_READ, end + 1 - position);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
      if (left.aborted) return;
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
      position += bytesRead;
      if (bytesRead > 0 && position <= end) return;
      await file.close();
      if (position > end) controller.close();
      else controller.error(new Error("The file has become shorter."));
    },
    cancel: () => file.close(),
  });
}

type FileHeaders = { type: string; cacheControl: string };

async function answerFrom(
  file: FileHandle,
  request: Request,
  { type, cacheControl }: FileHeaders,
): Promise<Response> {
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size}-${Math.round(mtimeMs)}"`;
  const headers = new Headers({
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    "Cache-Control": cacheControl,
    ETag: etag,
  });
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const slice = requestedSlice(request, size, etag);
  if (slice === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = slice ?? { start: 0, end: size - 1 };
  if (slice !== null) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  const body = request.method === "HEAD" || size === 0 ? null : bodyOf(file, { start, end }, request.signal);
  return new Response(body, { status: slice === null ? 200 : 206, headers });
}

/** Serves a file on disk, with byte ranges; null if the file does not exist. */
export async function serveFile(
  request: Request,
  path: string,
  headers: FileHeaders,
): Promise<Response | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const answer = await answerFrom(file, request, headers);
    // A body closes the file at its end or when the client disconnects.
    if (answer.body === null) await file.close();
    return answer;
  } catch (error) {
    await file.close();
    throw error;
  }
}
