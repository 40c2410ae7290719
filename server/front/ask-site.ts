import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Answer, answerOf } from "./answer.ts";
import type { Asked } from "./asked.ts";

/** Longer than any page waits for its data; in development the first who asks for a page waits until it is compiled. */
const TIMEOUT_MS = process.env.NODE_ENV === "development" ? 300_000 : 20_000;
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/** Asks the site on its local socket. */
export function askSite(
  socketPath: string,
  {
    target,
    headers,
    method = "GET",
    body,
  }: Pick<Asked, "target"> & { headers: OutgoingHttpHeaders; method?: string; body?: Buffer },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath, agent, method, path: target, headers: { host: "site", ...headers }, timeout: TIMEOUT_MS },
      resolve,
    );
    asking.once("timeout", () => asking.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    asking.once("error", reject).end(body);
  });
}

/** The whole answer of the site. The largest, a file of the sitemap, has some ten megabytes before it is compressed. */
export async function wholeAnswer(socketPath: string, asked: Asked): Promise<Answer> {
  const madeAt = Date.now();
  const response = await askSite(socketPath, asked);
  return answerOf(response, await buffer(response), madeAt);
}
