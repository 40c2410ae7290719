import "server-only";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { splitLocale } from "@/lib/language/locales";
import { RETRY_AFTER_S } from "./busy-page";
import { CONNECTION_LIMITS, limitConnections } from "./connection-limits";
import { rememberServer } from "./home-page-check";
import { takeOneAtATime } from "./one-at-a-time";
import { hasDotSegments, originForm, type Refusal, refusalOf, refuse } from "./refusal";
import { renders, runAsVisitor } from "./render-queue";
import { correctHead } from "./response-head";
import { shareBodies } from "./shared-bodies";
import { answerVisitReport, type CountVisit, isVisitReport } from "./visit-report";

const NO_PAGE: Refusal = { status: 404, message: "Page not found.", headers: {} };
const UNREADABLE: Refusal = { status: 400, message: "Bad request.", headers: {} };
const BUSY: Refusal = {
  status: 503,
  message: "Too many visitors at once.",
  headers: { "Retry-After": RETRY_AFTER_S },
};

/** Whether a request is for a rental in its modal. Next renders modals each time and does not store them. */
function isForModal({ url = "", headers }: IncomingMessage): boolean {
  return splitLocale(url).path.startsWith("/rental/") && headers["next-url"] !== undefined;
}

/** Passes a request on once the render queue admits it. */
async function passWhenAdmitted(response: ServerResponse, pass: () => void): Promise<void> {
  if (await renders().beginUncached()) pass();
  else refuse(BUSY, response);
}

/** Refuses a request or passes it on. */
function admit(request: IncomingMessage, response: ServerResponse, pass: () => void): void {
  const refusal = refusalOf(request);
  const target = originForm(request.url ?? "");
  if (refusal !== null || target === null || hasDotSegments(target)) {
    refuse(refusal ?? (target === null ? UNREADABLE : NO_PAGE), response);
    return;
  }
  request.url = target;
  // Given Next-Url without RSC, Next would send a modal instead of the whole page.
  if (request.headers.rsc === undefined) delete request.headers["next-url"];
  correctHead(request, response);
  shareBodies(request, response);
  runAsVisitor(request, response, () =>
    isForModal(request) ? void passWhenAdmitted(response, pass) : pass(),
  );
}

/**
 * Patches every HTTP server of the process to refuse unsupported requests before Next sees them, and to correct Next's
 * responses. Without the gate, Next reads request bodies, renders for any method and handles all pipelined requests at once
 * (docs/behaviour.md, O3, O10).
 */
export function guardRequests(countVisit: CountVisit, limits = CONNECTION_LIMITS): void {
  const { emit } = Server.prototype;
  // Create the queue before the page store looks it up.
  renders();
  Server.prototype.emit = function guardedEmit(this: Server, event: string, ...args: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...args]);
    if (event === "connection") limitConnections(this, limits);
    if (event === "request") rememberServer(this);
    const [request, response] = args;
    const isRequest = request instanceof IncomingMessage && response instanceof ServerResponse;
    if (event !== "request" || !isRequest) return pass();
    takeOneAtATime(request, response, () => {
      if (isVisitReport(request)) answerVisitReport(request, response, countVisit);
      else admit(request, response, pass);
    });
    return true;
  };
}
