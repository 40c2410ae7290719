import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { entityTag, matchesTag } from "./entity-tag";
import { scriptsAfterPaint } from "./scripts-after-paint";

type Coding = "br" | "gzip";

/** What a text is sent as (server/http/scripts-after-paint.ts), its ETag, and the same compressed, once somebody has asked for it. */
type Body = { bytes: Buffer; tag: string; compressed: Partial<Record<Coding, Buffer>> };

const MAX_BYTES = 12 * 1024 * 1024;
/** Shorter texts, in characters, are as quickly worked out as found. */
const MIN_LENGTH = 2_048;
/** Both compressed forms of a text take at most this share of its size. */
const COMPRESSED_SHARE = 0.5;

/** Of the qualities the last one that takes no longer than gzip, for a sixth fewer bytes. */
const BROTLI_QUALITY = 5;

const COMPRESS: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** The page store hands out one and the same string for a page, which is found without a look at its characters. */
const bodies = new LRUCache<string, Body>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * (1 + COMPRESSED_SHARE)),
  memoMethod: (text) => {
    const bytes = Buffer.from(scriptsAfterPaint(text));
    return { bytes, tag: entityTag(bytes), compressed: {} };
  },
});

/** How a client takes an answer compressed, by its Accept-Encoding header; null when in neither way. */
function codingOf(accepted: string | string[] | undefined): Coding | null {
  const taken = String(accepted)
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.replace(/;.*/, "").trim());
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : null;
}

/** The body as this client takes it, with the header that says so; the framework adds `Vary` to all that it could compress. */
function bodyFor({ headers }: IncomingMessage, response: ServerResponse, body: Body): Buffer {
  const coding = codingOf(headers["accept-encoding"]);
  if (coding === null) return body.bytes;
  response.setHeader("Content-Encoding", coding);
  body.compressed[coding] ??= COMPRESS[coding](body.bytes);
  return body.compressed[coding];
}

/** Tells the version of a page that is about to be sent. Whether the client has it already. */
function isKnown({ headers }: IncomingMessage, response: ServerResponse, tag: string): boolean {
  if (response.statusCode !== 200 || response.hasHeader("ETag")) return false;
  response.setHeader("ETag", tag);
  return matchesTag(headers["if-none-match"] ?? null, tag);
}

/**
 * Has the response send its text as bytes that are encoded, hashed and compressed once for all visitors, or 304 to clients that have them.
 * The framework would do that for each, which takes more of its time than all else together, and send what it compresses in
 * parts, of which some are lost when the process dies.
 */
export function sendKeptBodies(request: IncomingMessage, response: ServerResponse): void {
  const { end } = response;
  // The framework wraps `end` to compress. This stays in front of the wrapper, where the head is not written yet.
  let next = end;
  let hasBegun = false;

  function endWithBody(this: ServerResponse, ...args: unknown[]) {
    const [text, ...rest] = args;
    if (hasBegun) return Reflect.apply(end, this, args);
    hasBegun = true;
    if (typeof text !== "string" || text.length < MIN_LENGTH || this.headersSent) {
      // The framework has measured the text of a page, which is not what a GET is answered with.
      const isPage = String(this.getHeader("Content-Type")).startsWith("text/html");
      if (request.method === "HEAD" && isPage && !this.headersSent) this.removeHeader("Content-Length");
      return Reflect.apply(next, this, args);
    }
    const body = bodies.memo(text);
    if (!isKnown(request, this, body.tag)) {
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
