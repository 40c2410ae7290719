import { type PlainAnswer, plainRequest } from "../../../support/plain-request.ts";
import { BROWSER } from "./user-agents.ts";

/** How many addresses are asked for side by side, where there are many. */
export const AT_ONCE = 4;

export type Answer = PlainAnswer;

type Question = { method?: "GET" | "HEAD"; agent?: string; headers?: Readonly<Record<string, string>> };

/** Asks as a crawler does, by default as a browser. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { agent = BROWSER, headers, ...rest } = question;
  return plainRequest(origin, path, { ...rest, headers: { "User-Agent": agent, ...headers } });
}

export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]+/, "") || "/";
}
