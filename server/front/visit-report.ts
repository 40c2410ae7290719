import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { answer, type Refusal, refusalOf, refuse } from "./refusal.ts";

/** Counts a visit by the path and query of its report. */
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
const COUNTED: Refusal = { status: 204, message: "", headers: {} };

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

/** Answers a report before Next sees it, which would read its body and render an answer. Does not tell whether it was counted. */
export function answerVisitReport(
  request: IncomingMessage,
  response: ServerResponse,
  countVisit: CountVisit,
): void {
  const refusal = refusalOfReport(request);
  if (refusal === null) {
    countVisit(request.url ?? "", request.headers);
    answer(COUNTED, response);
  } else refuse(refusal, response);
}
