import "server-only";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { pictureAt } from "@/lib/rentals/picture-sources";
import { correctResponse, pageCacheControl } from "./cache-control";
import { isOverloadedSince } from "./fair-queue";
import { inTurn } from "./in-turn";
import { sendKeptBodies } from "./kept-bodies";
import { rememberServer } from "./own-page";
import { hasDotSegments, originForm, type Refusal, refusalOf, refuse } from "./refusal";
import { RETRY_AFTER_S, renders, runAsVisitor } from "./render-queue";
import { serverEnv } from "./server-env";

/** Limits of connections, so that slow clients and clients with many connections do not shut others out. */
type Limits = {
  /** Milliseconds for the headers of a request, and for all of it. */
  headersMs: number;
  requestMs: number;
  /** Milliseconds between two looks for connections that have used up that time. */
  checkMs: number;
  /** Milliseconds without any data in either direction. */
  idleMs: number;
  connections: number;
};

const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 20_000,
  checkMs: 2_000,
  idleMs: 120_000,
  connections: 4_096,
};

/** A picture to serve. Null keeps the framework's own Cache-Control. */
type ServedPicture = { cacheControl: string | null };

/** Whether the optimizer serves a picture; null for one that it must not. */
export type PictureRule = (src: string) => Promise<ServedPicture | null>;

const ALWAYS_SERVED: ServedPicture = { cacheControl: null };
const NOT_FOUND: Refusal = { status: 404, message: "Picture not found.", headers: {} };
const NO_PAGE: Refusal = { status: 404, message: "Page not found.", headers: {} };
const UNREADABLE: Refusal = { status: 400, message: "Bad request.", headers: {} };
const BUSY: Refusal = {
  status: 503,
  message: "Too many visitors at once.",
  headers: { "Retry-After": RETRY_AFTER_S },
};
const FAILED: Refusal = {
  status: 503,
  message: "The picture's listing could not be read. Try again in a minute.",
  headers: { "Retry-After": "60" },
};

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Corrects the status and Cache-Control of the response when the framework writes its head. */
function correctOnWrite({ headers }: IncomingMessage, response: ServerResponse, kept: string | null): void {
  const { writeHead } = response;
  const askedAt = Date.now();
  const asksForVersion = headers["if-match"] !== undefined || headers["if-unmodified-since"] !== undefined;
  response.writeHead = function writeCorrectedHead(this: ServerResponse, status: number, ...rest: unknown[]) {
    const answer = correctResponse({
      // The framework sends the data of a page with 200, whatever status its store has given the page.
      status: this.hasHeader("Retry-After") && status === 200 ? 503 : status,
      cacheControl: kept ?? text(this.getHeader("Cache-Control")),
      contentRange: text(this.getHeader("Content-Range")),
      // Only files have Last-Modified.
      isConditional: asksForVersion && this.hasHeader("Last-Modified"),
      isOverloaded: isOverloadedSince(askedAt),
    });
    // The framework sends it only with a body, and caches update their headers from a 304.
    if (answer.status === 304) this.appendHeader("Vary", "Accept-Encoding");
    if (answer.status === 503 && !this.hasHeader("Retry-After")) this.setHeader("Retry-After", RETRY_AFTER_S);
    if (answer.cacheControl !== undefined)
      this.setHeader(
        "Cache-Control",
        pageCacheControl(answer.cacheControl, serverEnv.listingsRevalidateSeconds()),
      );
    return Reflect.apply(writeHead, this, [answer.status, ...rest]);
  };
}

/** Whether a path is that of the picture optimizer, in any spelling. */
function isForOptimizer(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /_next[\\/]+image/i.test(decoded);
}

/** The picture to serve for an optimizer URL, or why there is none. */
async function servedAt(target: string, pictures: PictureRule): Promise<ServedPicture | Refusal> {
  const src = pictureAt(target);
  try {
    return (src === null ? null : await pictures(src)) ?? NOT_FOUND;
  } catch (error) {
    console.error("Reading whose picture this is failed", error);
    return FAILED;
  }
}

/** Whether a request is for a rental in its dialog, which the framework renders each time: its page store does not keep it. */
function isForDialog({ url = "", headers }: IncomingMessage): boolean {
  return url.startsWith("/rental/") && headers["next-url"] !== undefined;
}

/** Passes a request on once it may be rendered. */
async function passInTurn(response: ServerResponse, pass: () => void): Promise<void> {
  if (await renders().beginUncached()) pass();
  else refuse(BUSY, response);
}

/** Refuses the request or passes it on; for a picture, once it is known to be served. */
async function admit(
  request: IncomingMessage,
  response: ServerResponse,
  pictures: PictureRule,
  pass: () => void,
): Promise<void> {
  const refusal = refusalOf(request);
  const target = originForm(request.url ?? "");
  if (refusal !== null || target === null) return refuse(refusal ?? UNREADABLE, response);
  if (hasDotSegments(target)) return refuse(NO_PAGE, response);
  request.url = target;
  // With it alone the framework would send a dialog where a whole page was asked for.
  if (request.headers.rsc === undefined) delete request.headers["next-url"];
  const served = isForOptimizer(target) ? await servedAt(target, pictures) : ALWAYS_SERVED;
  if ("status" in served) return refuse(served, response);
  correctOnWrite(request, response, served.cacheControl);
  sendKeptBodies(request, response);
  runAsVisitor(request, response, () => (isForDialog(request) ? void passInTurn(response, pass) : pass()));
}

/**
 * Has Node.js look more often than every 30 seconds for connections that send nothing: as many as there may be would shut all others
 * out for as long. It reads the interval when a server begins to listen, which the framework's does before this code runs.
 */
function checkOften(server: Server, checkMs: number): void {
  if (Reflect.get(server, "connectionsCheckingInterval") === checkMs) return;
  Reflect.set(server, "connectionsCheckingInterval", checkMs);
  const begin = server.listeners("listening").find(({ name }) => name === "setupConnectionsTracking");
  begin?.call(server);
}

function limit(server: Server, { headersMs, requestMs, checkMs, idleMs, connections }: Limits): void {
  checkOften(server, checkMs);
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.timeout = idleMs;
  server.maxConnections = connections;
  // Without a listener Node.js responds with 100 Continue before the gate has seen the request.
  if (server.listenerCount("checkContinue") === 0)
    server.on("checkContinue", (request, response) => server.emit("request", request, response));
  // Only development uses web sockets; a request that offers an upgrade is served like any other.
  if (process.env.NODE_ENV !== "development") Reflect.set(server, "shouldUpgradeCallback", () => false);
}

/**
 * Patches every HTTP server of the process to refuse requests that the site does not serve before the framework sees them,
 * and to correct the framework's responses. The framework alone reads request bodies, renders for any method, makes a picture
 * for every spelling of its URL, and takes all that a client sends ahead at once (docs/behaviour.md, O3, O4, O10).
 */
export function guardRequests(pictures: PictureRule, limits = LIMITS): void {
  const { emit } = Server.prototype;
  // Before the page store looks for it.
  renders();
  Server.prototype.emit = function guardedEmit(this: Server, event: string, ...args: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...args]);
    if (event === "connection") limit(this, limits);
    if (event === "request") rememberServer(this);
    const [request, response] = args;
    const isRequest = request instanceof IncomingMessage && response instanceof ServerResponse;
    if (event !== "request" || !isRequest) return pass();
    inTurn(request, response, () => void admit(request, response, pictures, pass));
    return true;
  };
}
