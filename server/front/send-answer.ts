import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, bodyIn, type Coding } from "./answer.ts";

/** The best coding that a client accepts; null for none. */
function codingOf(accepted: string | string[] | undefined): Coding | null {
  const codings = String(accepted)
    .toLowerCase()
    .split(",")
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.replace(/;.*/, "").trim());
  return codings.includes("br") ? "br" : codings.includes("gzip") ? "gzip" : null;
}

/** Whether the If-None-Match header contains the tag: then the client already has the body. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  // Compressing proxies turn a tag into a weak one.
  return tags.some((candidate) => candidate.replace(/^W\//, "") === tag);
}

/** Answers a request from what is kept: HEAD, and 304 for what the client has. Parts of files are sent of films only. */
export async function sendAnswer(
  answer: Answer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers } = answer;
  if (status === 200 && matchesTag(asked["if-none-match"], String(headers.etag))) {
    const { "content-type": _type, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const coding = answer.isCompressed ? codingOf(asked["accept-encoding"]) : null;
  const bytes = await bodyIn(answer, coding);
  response.writeHead(status, {
    ...headers,
    ...(coding === null ? {} : { "content-encoding": coding }),
    "content-length": bytes.length,
  });
  response.end(method === "HEAD" ? undefined : bytes);
}
