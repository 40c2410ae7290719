import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { RETRY_AFTER_S } from "../http/retry-after.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { forQuery, headOf } from "./answer.ts";
import { askSite, TooLarge, wholeAnswer } from "./ask-site.ts";
import { type Asked, askedOf } from "./asked.ts";
import { keptAnswers } from "./kept-answers.ts";
import { takeOneAtATime } from "./one-at-a-time.ts";
import { hasDotSegments, originForm, type Refusal, refusalOf, refuse } from "./refusal.ts";
import { BusyError, renderLimit } from "./render-limit.ts";
import { sendAnswer } from "./send-answer.ts";
import { siteProcess } from "./site-process.ts";
import { answerVisitReport, isVisitReport } from "./visit-report.ts";

const NO_PAGE: Refusal = { status: 404, message: "Page not found.", headers: {} };
const UNREADABLE: Refusal = { status: 400, message: "Bad request.", headers: {} };

/** Films and the archive of the map: too large to be kept, asked for in parts. */
const PASSED_ON = /^\/api\/map-archive|\.(?:mp4|mov)$/i;
const OF_RANGES = [
  "range",
  "if-range",
  "if-none-match",
  "if-modified-since",
  "if-match",
  "if-unmodified-since",
] as const;

/** Passes an answer on as it comes. */
async function passOn(
  socketPath: string,
  { target }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const headers = Object.fromEntries(
    OF_RANGES.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const answer = await askSite(socketPath, { target, headers, method: request.method ?? "GET" });
  const length = answer.headers["content-length"];
  response.writeHead(answer.statusCode ?? 502, {
    ...headOf(answer),
    ...(length === undefined ? {} : { "content-length": length }),
  });
  // A client that leaves ends the reading of the file.
  await pipeline(answer, response).catch(() => answer.destroy());
}

/** Sends the page of a site that cannot answer now. */
function sendBusy(path: string, response: ServerResponse): void {
  for (const { key, value } of securityHeaders({}, false)) response.setHeader(key, value);
  response
    .writeHead(503, {
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": RETRY_AFTER_S,
    })
    .end(siteProcess().busyPage(path));
}

export type FrontOptions = {
  /** The local socket of the site. */
  socketPath: string;
  /** Whether answers are kept. Without, every page is the same. */
  isKeeping: boolean;
};

/** Answers every request: refuses what the site does not serve, counts visits, and asks the site only for what is not kept. */
export function front({ socketPath, isKeeping }: FrontOptions) {
  const limited = renderLimit();
  const make = (asked: Asked) => limited(asked.address, () => wholeAnswer(socketPath, asked));
  const kept = keptAnswers(make);
  const answerTo = isKeeping ? kept.answerTo : make;
  siteProcess().afterRefresh = kept.afterRefresh;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isVisitReport(request)) return answerVisitReport(request, response, siteProcess().countVisit);
    const target = originForm(request.url ?? "");
    const refusal = refusalOf(request) ?? (target === null ? UNREADABLE : null);
    if (refusal !== null || target === null) return refuse(refusal ?? UNREADABLE, response);
    if (hasDotSegments(target)) return refuse(NO_PAGE, response);
    const asked = askedOf(request, target, isKeeping ? siteProcess().queryKeys : null);
    const [path = ""] = asked.target.split("?", 1);
    try {
      if (PASSED_ON.test(path)) return await passOn(socketPath, asked, request, response);
      await sendAnswer(forQuery(await answerTo(asked), asked), request, response);
    } catch (error) {
      if (error instanceof TooLarge) return passOn(socketPath, asked, request, response);
      if (!(error instanceof BusyError)) console.error(`${asked.target} could not be answered`, error);
      if (response.headersSent) response.destroy();
      else sendBusy(path, response);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void =>
    takeOneAtATime(request, response, () => void answer(request, response));
}
