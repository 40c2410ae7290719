import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** What the answer to a request depends on, and nothing else: all who ask the same get the same. */
export type Asked = {
  key: string;
  /** Path and query for the site. */
  target: string;
  headers: Readonly<Record<string, string>>;
  /** The client's IP address. */
  address: string;
};

/** Files, whose answers depend on no query. */
const FILE = /^\/(?:_next|media|photos|map|preview)\//;

const RENTAL = /^\/(?:(?:id|ru)\/)?rental\//;

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The router's own headers, without what differs from page to page: for a navigation the site answers whole, wherever it comes
 * from, and of the page behind a dialog only the language matters.
 */
function routerHeaders(headers: IncomingHttpHeaders, path: string): Record<string, string> {
  if (headers.rsc !== "1") return {};
  // The framework answers any other kind with 500: this site has no page that it renders in parts.
  const isPrefetch = headers["next-router-prefetch"] === "1";
  const segment = first(headers["next-router-segment-prefetch"]);
  const behind = RENTAL.test(path) ? /^\/[a-z]*/.exec(first(headers["next-url"]) ?? "")?.[0] : undefined;
  return {
    rsc: "1",
    ...(behind === undefined ? {} : { "next-url": behind }),
    ...(isPrefetch ? { "next-router-prefetch": "1" } : {}),
    ...(segment === undefined ? {} : { "next-router-segment-prefetch": segment }),
  };
}

/** The parts of a query with these keys. */
function knownQuery(query: string, keys: ReadonlySet<string>): string {
  const parts = query.split("&").filter((part) => keys.has(part.split("=", 1)[0] ?? ""));
  return parts.join("&");
}

/** The address of a client, also behind a proxy on this machine. */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? "";
  const forwarded = LOOPBACK.test(peer) ? first(headers["x-forwarded-for"])?.split(",").at(-1)?.trim() : "";
  return forwarded || peer;
}

/** `target` is in origin form; `keys` are the query keys that the site knows, null to keep every query as it is. */
export function askedOf(request: IncomingMessage, target: string, keys: ReadonlySet<string> | null): Asked {
  const [path = "", query = ""] = target.split(/\?(.*)/s, 2);
  const headers = routerHeaders(request.headers, path);
  const known = keys === null ? query : knownQuery(FILE.test(path) ? "" : query, keys);
  const asked = known === "" ? path : `${path}?${known}`;
  return {
    key: `${asked} ${JSON.stringify(headers)}`,
    target: asked,
    headers,
    address: addressOf(request),
  };
}
