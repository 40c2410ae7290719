import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { buffer } from "node:stream/consumers";
import { BROWSER } from "./user-agents.ts";

const TIMEOUT_MS = 20_000;

/** How many addresses are asked for side by side, where there are many. */
export const AT_ONCE = 4;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** From the question to the last byte. */
  ms: number;
}

export interface Question {
  method?: "GET" | "HEAD";
  agent?: string;
  headers?: Record<string, string>;
}

/** Asks as a crawler does: the path exactly as written, no redirect followed, no cache, nothing decoded. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", agent = BROWSER, headers = {} } = question;
  const { protocol, hostname, port } = new URL(origin);
  const start = performance.now();
  const request = (protocol === "https:" ? httpsRequest : httpRequest)({
    hostname,
    port,
    path,
    method,
    headers: { "User-Agent": agent, ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  request.end();
  const [response] = await once(request, "response");
  const bytes = await buffer(response);
  const ms = performance.now() - start;
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString("utf8"), ms };
}

/** The path with its query of an address, as it is asked for. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]+/, "") || "/";
}
