import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { RETRY_AFTER_S } from "../http/cache-control.ts";
import { headOf } from "./answer.ts";
import { askSite, wholeAnswer } from "./ask-site.ts";
import { type Asked, askedOf } from "./asked.ts";
import { assistantFront, isForAssistants } from "./assistant.ts";
import { keptAnswers } from "./kept-answers.ts";
import {
  answer as answerItself,
  hasDotSegments,
  isClosing,
  originForm,
  type Refusal,
  refusalOf,
  refusalOfReport,
  refuse,
} from "./refusal.ts";
import { BusyError, renderLimit } from "./render-limit.ts";
import { sendAnswer } from "./send-answer.ts";
import { siteProcess } from "./site-process.ts";

const NO_PAGE: Refusal = { status: 404, message: "Page not found.", headers: {} };
const UNREADABLE: Refusal = { status: 400, message: "Bad request.", headers: {} };
const COUNTED: Refusal = { status: 204, message: "", headers: {} };
/** Browsers ask again by themselves. */
const BUSY: Refusal = {
  status: 503,
  message: `Too many visitors at once. This page is asked for again in ${RETRY_AFTER_S} seconds.`,
  headers: { "Retry-After": RETRY_AFTER_S, Refresh: RETRY_AFTER_S },
};

/** The address at which pages report visits. */
const REPORT = /^\/api\/seen(?:\?|$)/;

/** Films: too large to be kept, asked for in parts. */
const FILM = /\.(?:mp4|mov)$/i;
const ASKED_OF_FILMS = ["range", "if-range", "if-none-match"] as const;
const SAID_OF_FILMS = ["content-length", "accept-ranges"] as const;

const present = <Name extends string>(headers: IncomingHttpHeaders, names: readonly Name[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Passes an answer on as it comes. */
async function passOn(
  socketPath: string,
  { target }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const headers = present(request.headers, ASKED_OF_FILMS);
  const answer = await askSite(socketPath, { target, headers, method: request.method ?? "GET" });
  response.writeHead(answer.statusCode ?? 502, {
    ...headOf(answer),
    ...present(answer.headers, SAID_OF_FILMS),
  });
  // A client that leaves ends the reading of the file.
  await pipeline(answer, response).catch(() => answer.destroy());
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
  const answerAssistant = assistantFront(socketPath);

  /** Counts a visit before Next sees the report, which would render an answer. Does not tell whether it was counted. */
  function answerReport(request: IncomingMessage, response: ServerResponse): void {
    const refusal = refusalOfReport(request);
    if (refusal === null) {
      siteProcess().countVisit(request.url ?? "", request.headers);
      answerItself(COUNTED, response);
    } else refuse(refusal, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (REPORT.test(request.url ?? "")) return answerReport(request, response);
    const target = originForm(request.url ?? "");
    if (target !== null && isForAssistants(target)) return answerAssistant(request, response);
    const refusal = refusalOf(request) ?? (target === null ? UNREADABLE : null);
    if (refusal !== null || target === null) return refuse(refusal ?? UNREADABLE, response);
    if (hasDotSegments(target)) return refuse(NO_PAGE, response);
    const asked = askedOf(request, target, siteProcess().queryKeys);
    try {
      if (FILM.test(asked.target.split("?", 1)[0] ?? "")) await passOn(socketPath, asked, request, response);
      else await sendAnswer(await answerTo(asked), request, response);
    } catch (error) {
      if (!(error instanceof BusyError)) console.error(`${asked.target} could not be answered`, error);
      if (response.headersSent) response.destroy();
      else answerItself(BUSY, response);
    }
  }

  /** Node.js emits all pipelined requests of a connection at once, but gives a response its socket when those before are sent. */
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    if (isClosing(socket) || socket.destroyed) return;
    if (response.socket === null) response.once("socket", () => void answer(request, response));
    else void answer(request, response);
  };
}
