import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "../http/security-headers.ts";

/** The methods of a read-only site. */
const ALLOW = "GET, HEAD, OPTIONS";

export type Refusal = { status: number; message: string; headers: Readonly<Record<string, string>> };

type RequestHead = { method?: string | undefined; headers: IncomingHttpHeaders };

function refusal(status: number, message: string, headers: Record<string, string> = {}): Refusal {
  return { status, message, headers };
}

/** Node.js itself refuses an invalid Content-Length. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}

/** Null for a request that Next should handle. */
export function refusalOf({ method, headers }: RequestHead): Refusal | null {
  if (method === "OPTIONS") return refusal(204, "", { Allow: ALLOW });
  if (method !== "GET" && method !== "HEAD") return refusal(405, "This site is read-only.", { Allow: ALLOW });
  if (hasBody(headers)) return refusal(400, "Requests must not have a body.");
  if (headers["next-action"] !== undefined) return refusal(400, "This site has no actions.");
  return null;
}

/** An address of the site, percent-encoded, with all filters. */
const MAX_REPORT = 2_000;

/** The reason to refuse the report of a visit, which is a POST without a body; null if there is none. */
export function refusalOfReport({
  method,
  url = "",
  headers,
}: RequestHead & { url?: string }): Refusal | null {
  if (method !== "POST" && method !== "OPTIONS")
    return refusal(405, "Pages report visits with POST.", { Allow: "POST, OPTIONS" });
  const refused = refusalOf({ method: method === "POST" ? "GET" : method, headers });
  return refused ?? (url.length > MAX_REPORT ? refusal(414, "The address is too long.") : null);
}

/** Next would respond with 500 to some paths whose percent-encoded bytes are not valid UTF-8. */
function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path has a segment "." or "..", in any encoding: browsers, proxies and Next would each see another path. */
export function hasDotSegments(target: string): boolean {
  const [path = ""] = target.split(/[?#]/, 1);
  const decoded = path.replace(/%(?:25)*2e/gi, ".").replace(/\\|%(?:25)*(?:2f|5c)/gi, "/");
  return decoded.split("/").some((segment) => segment === "." || segment === "..");
}

/**
 * The path and query of a request target, given in origin form ("/x") or absolute form ("http://site.example/x"). Null for
 * any other form, and for a path that is not valid UTF-8.
 */
export function originForm(target: string): string | null {
  const afterHost = /^https?:\/\/[^/?#]+((?:[/?#].*)?)$/i.exec(target)?.[1];
  const path = afterHost === undefined || afterHost.startsWith("/") ? afterHost : `/${afterHost}`;
  const origin = target.startsWith("/") ? target : (path ?? null);
  return origin !== null && isUtf8(origin.split(/[?#]/, 1)[0] ?? "") ? origin : null;
}

/** How long input is discarded, so that the client can read the response before the connection is reset. */
const LINGER_MS = 1_000;

const closing = new WeakSet<Socket>();

/** Whether the connection closes after a refusal: further requests on it are ignored. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/** Sends an answer of the front itself, which nothing may cache. */
export function answer({ status, message, headers }: Refusal, response: ServerResponse): void {
  for (const { key, value } of securityHeaders({}, false)) response.setHeader(key, value);
  response.setHeader("Cache-Control", "no-store");
  if (message !== "") response.setHeader("Content-Type", "text/plain; charset=utf-8");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(message === "" ? undefined : `${message}\n`);
}

/** Sends a refusal without reading the rest of the request, and closes the connection. */
export function refuse(refusal: Refusal, response: ServerResponse): void {
  const { socket } = response;
  if (socket !== null) {
    closing.add(socket);
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    };
  }
  response.setHeader("Connection", "close");
  answer(refusal, response);
}
