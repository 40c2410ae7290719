import "server-only";
import { type FileHandle, open } from "node:fs/promises";
import parseRange from "range-parser";

/** The part of a file that is asked for; null for the whole, "unsatisfiable" for a part outside of it. */
function askedPart({ headers }: Request, size: number, etag: string) {
  const range = headers.get("range");
  const ifRange = headers.get("if-range");
  if (range === null || (ifRange !== null && ifRange !== etag)) return null;
  const parts = parseRange(size, range);
  if (parts === -1) return "unsatisfiable";
  if (parts === -2 || parts.type !== "bytes") return null;
  // Clients ask for one part; several would need a multipart response.
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : "unsatisfiable";
}

/** A stream of a response, whose type Node.js declares otherwise than browsers. */
function webStream(parts: AsyncIterator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return?.()),
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
  const part = askedPart(request, size, etag);
  if (part === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part !== null) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  const isEmpty = request.method === "HEAD" || size === 0;
  // The signal closes the file when the client leaves before the first read, of which Next does not tell the body.
  const parts = isEmpty ? null : file.createReadStream({ start, end, signal: request.signal });
  const body = parts === null ? null : webStream(parts[Symbol.asyncIterator]());
  return new Response(body, { status: part === null ? 200 : 206, headers });
}

/** Serves a file on disk, with byte ranges, as a stream, because a film is too large for memory; null if the file does not exist. */
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
