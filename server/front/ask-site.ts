import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { type Answer, answerOf } from "./answer.ts";
import type { Asked } from "./asked.ts";

/** Longer than any page waits for its data; in development the first who asks for a page waits until it is compiled. */
const TIMEOUT_MS = process.env.NODE_ENV === "development" ? 300_000 : 20_000;
/** What is larger is passed on as it comes. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The body is too large to be kept. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/** Asks the site on its local socket. */
export function askSite(
  socketPath: string,
  {
    target,
    headers,
    method = "GET",
  }: Pick<Asked, "target"> & { headers: OutgoingHttpHeaders; method?: string },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath, agent, method, path: target, headers: { host: "site", ...headers }, timeout: TIMEOUT_MS },
      resolve,
    );
    asking.once("timeout", () => asking.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    asking.once("error", reject).end();
  });
}

/** The whole answer of the site. Throws `TooLarge` for a large body. */
export async function wholeAnswer(socketPath: string, asked: Asked): Promise<Answer> {
  const madeAt = Date.now();
  const response = await askSite(socketPath, asked);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += part.length;
    if (Math.max(length, Number(response.headers["content-length"] ?? 0)) > MAX_BYTES) {
      response.destroy();
      throw new TooLarge();
    }
    parts.push(part);
  }
  return answerOf(response, Buffer.concat(parts), madeAt);
}
