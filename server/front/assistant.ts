import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { answerOf } from "./answer.ts";
import { askSite } from "./ask-site.ts";
import { addressOf } from "./asked.ts";
import { answer as answerItself, type Refusal, refuse } from "./refusal.ts";
import { BusyError, renderLimit } from "./render-limit.ts";
import { sendAnswer } from "./send-answer.ts";

/** The address for assistants: the only one at which the site itself takes a body. */
const PATH = "/mcp";

/** Bytes of a message. */
const BODY_LIMIT = 32 * 1024;

/** A share of its own: many questions of assistants keep no page waiting. */
const LIMITS = { perAddress: 4, total: 12 };

const NO_POST: Refusal = {
  status: 405,
  message: "Assistants ask here with POST (Model Context Protocol). People find it explained at /about.",
  headers: { Allow: "POST" },
};
const TOO_LONG: Refusal = { status: 413, message: `At most ${BODY_LIMIT} bytes.`, headers: {} };
const BUSY: Refusal = {
  status: 503,
  message: "Too many questions at once.",
  headers: { "Retry-After": "2" },
};

export const isForAssistants = (target: string): boolean => target.split("?", 1)[0] === PATH;

/** Null for a body that is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  if (Number(request.headers["content-length"] ?? 0) > BODY_LIMIT) return null;
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > BODY_LIMIT) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The headers of the protocol, which tell the type of the body and its version. */
function headersOf({ headers }: IncomingMessage) {
  const isPassed = (name: string) => /^(?:accept|content-type|mcp-.*)$/.test(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name)));
}

/** Passes questions of assistants on to the site, and keeps no answer (docs/behaviour.md, W1). */
export function assistantFront(socketPath: string) {
  const limited = renderLimit(LIMITS);
  const ask = async (request: IncomingMessage, body: Buffer) => {
    const madeAt = Date.now();
    const headers = { ...headersOf(request), "content-length": body.length };
    const response = await askSite(socketPath, { target: PATH, method: "POST", headers, body });
    const answer = await answerOf(response, await buffer(response), madeAt);
    return { ...answer, headers: { ...answer.headers, "cache-control": "no-store" } };
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST") return refuse(NO_POST, response);
    try {
      const body = await bodyOf(request);
      if (body === null) return refuse(TOO_LONG, response);
      await sendAnswer(await limited(addressOf(request), () => ask(request, body)), request, response);
    } catch (error) {
      if (!(error instanceof BusyError) && !request.destroyed)
        console.error("An assistant got no answer", error);
      if (response.headersSent) response.destroy();
      else answerItself(BUSY, response);
    }
  };
}
