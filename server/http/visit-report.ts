import "server-only";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, refusalOf } from "./refusal";
import { securityHeaders } from "./security-headers";

/** Counts a visit by the path and query of its report, if it is to be counted. */
export type CountVisit = (target: string, headers: IncomingHttpHeaders) => void;

const PATH = "/api/seen";
/** An address of the site, percent-encoded, with all filters. */
const MAX_TARGET = 2_000;

const NOT_A_REPORT: Refusal = {
  status: 405,
  message: "Pages report visits with POST.",
  headers: { Allow: "POST, OPTIONS" },
};
const TOO_LONG: Refusal = { status: 414, message: "The address is too long.", headers: {} };

/** Whether a request reports a visit. */
export function isVisitReport({ url = "" }: IncomingMessage): boolean {
  return url === PATH || url.startsWith(`${PATH}?`);
}

/** The reason to refuse a report; null if there is none. A report has no body, so none is read. */
function refusalOfReport({ method, url = "", headers }: IncomingMessage): Refusal | null {
  if (method !== "POST" && method !== "OPTIONS") return NOT_A_REPORT;
  // Otherwise a report is bound by the same rules as a read.
  return (
    refusalOf({ method: method === "POST" ? "GET" : method, headers }) ??
    (url.length > MAX_TARGET ? TOO_LONG : null)
  );
}

/**
 * Answers a report, before the framework sees it: it would read bodies and render an answer. The answer is the same whether the
 * visit was counted or not. Returns the reason to refuse it.
 */
export function answerVisitReport(
  request: IncomingMessage,
  response: ServerResponse,
  countVisit: CountVisit,
): Refusal | null {
  const refusal = refusalOfReport(request);
  if (refusal !== null) return refusal;
  countVisit(request.url ?? "", request.headers);
  for (const { key, value } of securityHeaders({}, false)) response.setHeader(key, value);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(204).end();
  return null;
}
