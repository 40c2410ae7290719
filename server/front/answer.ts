import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { cacheControlOf, type Keeping, keepingOf, RETRY_AFTER_S } from "../http/cache-control.ts";
import { withScriptHashes } from "./inline-scripts.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

export type Coding = "br" | "gzip";

/** What the site has answered, as everyone who asks the same gets it. */
export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** In brotli if that makes it smaller: a tenth of the memory. */
  body: Buffer;
  isCompressed: boolean;
  /** When it was asked for, in ms since the epoch. */
  madeAt: number;
  /** How long it may be kept; null for not at all. */
  keeping: Keeping | null;
  /** Whether a kept answer may stand in for it. */
  hasFailed: boolean;
  /** For clients without brotli, made when the first of them asks. */
  gzip: Promise<Buffer> | null;
};

/** Of the connection to the site, or worked out here. No answer is for one visitor, so none sets a cookie. */
const NOT_PASSED_ON = new Set([
  ...["connection", "keep-alive", "transfer-encoding", "date", "set-cookie"],
  ...["content-length", "content-encoding", "accept-ranges", "vary", "cache-control"],
]);

/** A page says itself that it shows something missing or unreadable (components/fallback/page-status.tsx). */
const STATED_IN_HTML = /<meta name="status" content="(404|503)"\/>/;
const STATED_IN_DATA = /"name":"status","content":"(404|503)"/;
/** A row of the data in whose place an error was thrown, which is no redirect of the framework. */
const ERROR_IN_DATA = /^[0-9a-f]+:E\{"digest":"(?!NEXT_)/m;

/** The status that a page states, else that of the framework. */
function statedStatus(status: number, type: string, text: string): number {
  if (type.startsWith("text/html")) return Number(STATED_IN_HTML.exec(text)?.[1] ?? status);
  if (ERROR_IN_DATA.test(text)) return 503;
  return Number(STATED_IN_DATA.exec(text)?.[1] ?? status);
}

/** Data for the router is sent with 200, whatever the page: for any other it would reload the document, and lose what is typed. */
const statusToSend = (status: number, type: string): number =>
  type.startsWith("text/x-component") && (status === 404 || status === 503) ? 200 : status;

/** The head for a response of the site, without what depends on its body. */
export function headOf(
  { statusCode = 500, headers: sent }: IncomingMessage,
  status = statusCode,
): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(sent)) if (!NOT_PASSED_ON.has(name)) headers[name] = value;
  const cacheControl = cacheControlOf(status, sent["content-type"], sent["cache-control"]);
  if (cacheControl !== undefined) headers["cache-control"] = cacheControl;
  headers.vary = [sent.vary, "Accept-Encoding"].filter(Boolean).join(", ");
  if (status === 503) headers["retry-after"] ??= RETRY_AFTER_S;
  return headers;
}

/** Errors are kept nowhere. */
function keepingOfAnswer(status: number, headers: OutgoingHttpHeaders): Keeping | null {
  return [200, 301, 308, 404, 410].includes(status) ? keepingOf(String(headers["cache-control"])) : null;
}

/** The highest quality that takes no longer than gzip; saves a sixth of the bytes. */
const BROTLI_QUALITY = 5;
/** Base-2 logarithm of the bytes that are looked back, which each compression takes as memory: pages have some 200 kB. */
const BROTLI_WINDOW = 18;
/** A shorter body fits into one packet anyway. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|manifest|geo\+json)\b|^image\/svg/;

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  },
};

const [compress, decompress, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

function entityTag(body: Buffer): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** The finished answer for a response of the site and its whole body. */
export async function answerOf(response: IncomingMessage, sent: Buffer, madeAt: number): Promise<Answer> {
  const type = response.headers["content-type"] ?? "";
  const isPage = type.startsWith("text/html");
  const text = /^text\/(?:html|x-component)/.test(type) ? sent.toString() : "";
  const stated = statedStatus(response.statusCode ?? 500, type, text);
  const status = statusToSend(stated, type);
  const html = isPage ? scriptsAfterPaint(text) : null;
  const body = html === null ? sent : Buffer.from(html);
  const headers = headOf(response, stated);
  const policy = headers["content-security-policy"];
  // The framework's tools in development insert scripts of their own.
  if (html !== null && typeof policy === "string" && process.env.NODE_ENV !== "development")
    headers["content-security-policy"] = withScriptHashes(policy, html);
  if (status === 200) headers.etag ??= entityTag(body);
  const isCompressed = body.length >= MIN_BYTES && COMPRESSIBLE.test(type);
  const keeping = keepingOfAnswer(stated, headers);
  return {
    ...{ status, headers, madeAt, keeping, isCompressed, gzip: null },
    hasFailed: stated >= 500,
    body: isCompressed ? await compress(body, BROTLI) : body,
  };
}

/** The body in a coding; null for none. */
export async function bodyIn(answer: Answer, coding: Coding | null): Promise<Buffer> {
  if (!answer.isCompressed || coding === "br") return answer.body;
  if (coding === null) return decompress(answer.body);
  answer.gzip ??= decompress(answer.body).then((body) => zip(body, { level: constants.Z_BEST_COMPRESSION }));
  return answer.gzip;
}
