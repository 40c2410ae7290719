import { type PlainAnswer, plainRequest } from "../../../support/plain-request.ts";
import { BROWSER } from "./user-agents.ts";

/** Number of concurrent requests when there are many addresses. */
export const AT_ONCE = 4;

export type Answer = PlainAnswer;

export interface AskedSite {
  /** Scheme and host to request. */
  origin: string;
  /** Scheme and host that pages give as their own. */
  canonical: string;
}

type Question = { method?: "GET" | "HEAD"; agent?: string; headers?: Readonly<Record<string, string>> };

/** Requests a page as a crawler does, by default with a browser's user agent. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { agent = BROWSER, headers, ...rest } = question;
  return plainRequest(origin, path, { ...rest, headers: { "User-Agent": agent, ...headers } });
}

export function pathOfUrl(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]+/, "") || "/";
}
