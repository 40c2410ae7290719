import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { entityTag, matchesTag } from "./entity-tag";
import { scriptsAfterPaint } from "./scripts-after-paint";

type Coding = "br" | "gzip";

/** A text as it is sent, with late scripts. `compressed` fills up on request. */
type Body = { bytes: Buffer; tag: string; compressed: Partial<Record<Coding, Buffer>> };

const MAX_BYTES = 12 * 1024 * 1024;
/** Encoding a shorter text (in characters) is as fast as a lookup. */
const MIN_LENGTH = 2_048;
/** Both compressed forms of a text take at most this share of its size. */
const COMPRESSED_SHARE = 0.5;

/** The highest quality that takes no longer than gzip; saves a sixth of the bytes. */
const BROTLI_QUALITY = 5;

const COMPRESS: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** The page store returns the same string object for a page, so a lookup compares no characters. */
const bodies = new LRUCache<string, Body>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * (1 + COMPRESSED_SHARE)),
  memoMethod: (text) => {
    const bytes = Buffer.from(scriptsAfterPaint(text));
    return { bytes, tag: entityTag(bytes), compressed: {} };
  },
});

function codingOf(accepted: string | string[] | undefined): Coding | null {
  const codings = String(accepted)
    .toLowerCase()
    .split(",")
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.replace(/;.*/, "").trim());
  return codings.includes("br") ? "br" : codings.includes("gzip") ? "gzip" : null;
}

/** The body in the client's best coding. Sets Content-Encoding; Next adds `Vary` to every compressible response. */
function bodyFor({ headers }: IncomingMessage, response: ServerResponse, body: Body): Buffer {
  const coding = codingOf(headers["accept-encoding"]);
  if (coding === null) return body.bytes;
  response.setHeader("Content-Encoding", coding);
  body.compressed[coding] ??= COMPRESS[coding](body.bytes);
  return body.compressed[coding];
}

/** Sets the ETag of a response. Returns whether the client already has this version. */
function setETag({ headers }: IncomingMessage, response: ServerResponse, tag: string): boolean {
  if (response.statusCode !== 200 || response.hasHeader("ETag")) return false;
  response.setHeader("ETag", tag);
  return matchesTag(headers["if-none-match"] ?? null, tag);
}

/**
 * Patches a response to send its text as bytes that are encoded, hashed and compressed once for all visitors, or 304 to
 * clients that have them (docs/decisions/065-answers-are-worked-out-once.md). Next would do it for each visitor, and would send the
 * bytes in chunks, some of which are lost when the process dies.
 */
export function shareBodies(request: IncomingMessage, response: ServerResponse): void {
  const { end } = response;
  // Next replaces `end` with a compressing wrapper. The accessor below stays in front of it, where the head is not written yet.
  let next = end;
  let hasBegun = false;

  function endWithBody(this: ServerResponse, ...args: unknown[]) {
    const [text, ...rest] = args;
    if (hasBegun) return Reflect.apply(end, this, args);
    hasBegun = true;
    if (typeof text !== "string" || text.length < MIN_LENGTH || this.headersSent) {
      // Next measured the page before `scriptsAfterPaint`: a GET would send a different length.
      const isPage = String(this.getHeader("Content-Type")).startsWith("text/html");
      if (request.method === "HEAD" && isPage && !this.headersSent) this.removeHeader("Content-Length");
      return Reflect.apply(next, this, args);
    }
    const body = bodies.memo(text);
    if (!setETag(request, this, body.tag)) {
      const bytes = bodyFor(request, this, body);
      this.setHeader("Content-Length", bytes.length);
      return Reflect.apply(next, this, [bytes, ...rest]);
    }
    this.statusCode = 304;
    this.removeHeader("Content-Type");
    this.removeHeader("Content-Length");
    return Reflect.apply(next, this, [undefined, ...rest]);
  }

  Object.defineProperty(response, "end", {
    configurable: true,
    get: () => endWithBody,
    set: (wrapper: ServerResponse["end"]) => {
      next = wrapper;
    },
  });
}
