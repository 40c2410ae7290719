import "server-only";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { splitLocale } from "@/lib/language/locales";
import { pictureAt } from "@/lib/rentals/picture-sources";
import { oncePerProcess } from "@/server/process/once-per-process";
import { siteSettings } from "@/server/site/site-settings";
import { correctResponse, pageCacheControl } from "./cache-control";
import { allowingHosts, configuredHosts } from "./content-security-policy";
import { isOverloadedSince } from "./fair-queue";
import { rememberServer } from "./home-page-check";
import { takeOneAtATime } from "./one-at-a-time";
import { hasDotSegments, originForm, type Refusal, refusalOf, refuse } from "./refusal";
import { RETRY_AFTER_S, renders, runAsVisitor } from "./render-queue";
import { serverEnv } from "./server-env";
import { shareBodies } from "./shared-bodies";
import { answerVisitReport, type CountVisit, isVisitReport } from "./visit-report";

/** Limits per server, so that slow clients and clients with many connections do not shut out others. */
type Limits = {
  /** Milliseconds for receiving the headers of a request, and the whole request. */
  headersMs: number;
  requestMs: number;
  /** Interval in milliseconds at which connections that exceed those times are closed. */
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

/** A picture to serve. Null leaves Next's Cache-Control unchanged. */
type ServedPicture = { cacheControl: string | null };

/** Decides whether the optimizer may serve a picture; resolves to null if not. */
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

/** The hosts of the settings, which the policy of the build lacks. */
const settingsHosts = () =>
  oncePerProcess("hosts of the settings", () => {
    const { analytics } = siteSettings();
    return configuredHosts({
      NEXT_PUBLIC_ANALYTICS_URL: analytics?.script,
      NEXT_PUBLIC_ANALYTICS_COLLECT_URL: analytics?.collect,
    });
  });

/** Corrects status, policy and Cache-Control when Next writes the head of the response. `cacheControl` replaces Next's own. */
function correctOnWrite(
  { headers }: IncomingMessage,
  response: ServerResponse,
  cacheControl: string | null,
): void {
  const { writeHead } = response;
  const arrivedAt = Date.now();
  const hasPrecondition = headers["if-match"] !== undefined || headers["if-unmodified-since"] !== undefined;
  response.writeHead = function writeCorrectedHead(this: ServerResponse, status: number, ...rest: unknown[]) {
    const answer = correctResponse({
      // Next sends the RSC data of a page with 200, whatever status the page store has set.
      status: this.hasHeader("Retry-After") && status === 200 ? 503 : status,
      cacheControl: cacheControl ?? text(this.getHeader("Cache-Control")),
      contentRange: text(this.getHeader("Content-Range")),
      // Only files have Last-Modified.
      isConditional: hasPrecondition && this.hasHeader("Last-Modified"),
      isOverloaded: isOverloadedSince(arrivedAt),
    });
    const policy = text(this.getHeader("Content-Security-Policy"));
    const hosts = settingsHosts();
    if (policy !== undefined && hosts.length > 0)
      this.setHeader("Content-Security-Policy", hosts.reduceRight(allowingHosts, policy));
    // Next sends Vary only with a body, but caches also update their headers from a 304.
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

/** Whether a target, in any encoding, leads to the picture optimizer. */
function isForOptimizer(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /_next[\\/]+image/i.test(decoded);
}

/** The picture to serve for an optimizer URL, or the reason to refuse it. */
async function servedPicture(target: string, pictures: PictureRule): Promise<ServedPicture | Refusal> {
  const src = pictureAt(target);
  try {
    return (src === null ? null : await pictures(src)) ?? NOT_FOUND;
  } catch (error) {
    console.error("Reading whose picture this is failed", error);
    return FAILED;
  }
}

/** Whether a request is for a rental in its modal. Next renders modals each time and does not store them. */
function isForModal({ url = "", headers }: IncomingMessage): boolean {
  return splitLocale(url).path.startsWith("/rental/") && headers["next-url"] !== undefined;
}

/** Passes a request on once the render queue admits it. */
async function passWhenAdmitted(response: ServerResponse, pass: () => void): Promise<void> {
  if (await renders().beginUncached()) pass();
  else refuse(BUSY, response);
}

/** Refuses a request or passes it on; a picture only after the rule has allowed it. */
async function admit(
  request: IncomingMessage,
  response: ServerResponse,
  { pictures, countVisit }: { pictures: PictureRule; countVisit: CountVisit },
  pass: () => void,
): Promise<void> {
  if (isVisitReport(request)) {
    const unreported = answerVisitReport(request, response, countVisit);
    return unreported === null ? undefined : refuse(unreported, response);
  }
  const refusal = refusalOf(request);
  const target = originForm(request.url ?? "");
  if (refusal !== null || target === null) return refuse(refusal ?? UNREADABLE, response);
  if (hasDotSegments(target)) return refuse(NO_PAGE, response);
  request.url = target;
  // Given Next-Url without RSC, Next would send a modal instead of the whole page.
  if (request.headers.rsc === undefined) delete request.headers["next-url"];
  const served = isForOptimizer(target) ? await servedPicture(target, pictures) : ALWAYS_SERVED;
  if ("status" in served) return refuse(served, response);
  correctOnWrite(request, response, served.cacheControl);
  shareBodies(request, response);
  runAsVisitor(request, response, () =>
    isForModal(request) ? void passWhenAdmitted(response, pass) : pass(),
  );
}

/**
 * Makes Node.js check for idle connections more often than every 30 seconds; until then, as many as the limit allows would
 * shut out everybody else. Node.js reads the interval when a server starts to listen, which Next's server does before this
 * code runs, so its check is started again.
 */
function checkOften(server: Server, checkMs: number): void {
  if (Reflect.get(server, "connectionsCheckingInterval") === checkMs) return;
  Reflect.set(server, "connectionsCheckingInterval", checkMs);
  const startChecks = server.listeners("listening").find(({ name }) => name === "setupConnectionsTracking");
  startChecks?.call(server);
}

function limit(server: Server, { headersMs, requestMs, checkMs, idleMs, connections }: Limits): void {
  checkOften(server, checkMs);
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.timeout = idleMs;
  server.maxConnections = connections;
  // Without a listener, Node.js would respond with 100 Continue before the gate sees the request.
  if (server.listenerCount("checkContinue") === 0)
    server.on("checkContinue", (request, response) => server.emit("request", request, response));
  // Only development uses web sockets. Requests that offer an upgrade are served without it.
  if (process.env.NODE_ENV !== "development") Reflect.set(server, "shouldUpgradeCallback", () => false);
}

/**
 * Patches every HTTP server of the process to refuse unsupported requests before Next sees them, and to correct Next's
 * responses. Without the gate, Next reads request bodies, renders for any method, makes a picture for every spelling of its
 * URL, and handles all pipelined requests at once (docs/behaviour.md, O3, O4, O10).
 */
export function guardRequests(pictures: PictureRule, countVisit: CountVisit, limits = LIMITS): void {
  const { emit } = Server.prototype;
  // Create the queue before the page store looks it up.
  renders();
  Server.prototype.emit = function guardedEmit(this: Server, event: string, ...args: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...args]);
    if (event === "connection") limit(this, limits);
    if (event === "request") rememberServer(this);
    const [request, response] = args;
    const isRequest = request instanceof IncomingMessage && response instanceof ServerResponse;
    if (event !== "request" || !isRequest) return pass();
    takeOneAtATime(request, response, () => void admit(request, response, { pictures, countVisit }, pass));
    return true;
  };
}
