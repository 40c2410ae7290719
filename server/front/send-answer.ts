import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import parseRange from "range-parser";
import { matchesTag } from "../http/entity-tag.ts";
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

const timeOf = (date: unknown) => Date.parse(String(date));

/** 304 or 412 if the client's conditions ask for it (RFC 9110, 13.2.2), else null. */
function conditionOf(asked: IncomingHttpHeaders, { etag, "last-modified": modified }: OutgoingHttpHeaders) {
  const tag = String(etag);
  if (asked["if-match"] !== undefined) {
    if (!matchesTag(asked["if-match"], tag)) return 412;
  } else if (timeOf(modified) > timeOf(asked["if-unmodified-since"])) return 412;
  if (asked["if-none-match"] !== undefined) return matchesTag(asked["if-none-match"], tag) ? 304 : null;
  return timeOf(modified) <= timeOf(asked["if-modified-since"]) ? 304 : null;
}

/** Whether a part is asked for, of the version that the client knows. */
function isForPart({ range, "if-range": ifRange }: IncomingHttpHeaders, { headers }: Answer): boolean {
  if (range === undefined || headers["accept-ranges"] !== "bytes") return false;
  return ifRange === undefined || ifRange === headers.etag || ifRange === headers["last-modified"];
}

/** The part of a file that is asked for; null for the whole, -1 for a part beyond its end. */
function partOf(range: string, size: number) {
  const slices = parseRange(size, range);
  if (slices === -1) return -1;
  if (slices === -2 || slices.type !== "bytes" || slices.length > 1) return null;
  return slices[0] ?? null;
}

function sendHead(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, headers).end();
}

/** Answers a request from what is kept: HEAD, conditions and ranges too. */
export async function sendAnswer(
  answer: Answer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers } = answer;
  const condition = status === 200 ? conditionOf(asked, headers) : null;
  if (condition !== null) {
    const { "content-type": _type, ...rest } = headers;
    if (condition === 412) rest["cache-control"] = "no-store";
    return sendHead(response, condition, rest);
  }
  if (status === 200 && isForPart(asked, answer)) {
    const whole = await bodyIn(answer, null);
    const part = partOf(asked.range ?? "", whole.length);
    const all = `/${whole.length}`;
    if (part === -1)
      return sendHead(response, 416, {
        ...headers,
        "content-range": `bytes *${all}`,
        "cache-control": "no-store",
      });
    if (part !== null) {
      const bytes = whole.subarray(part.start, part.end + 1);
      const contentRange = `bytes ${part.start}-${part.end}${all}`;
      response.writeHead(206, { ...headers, "content-range": contentRange, "content-length": bytes.length });
      response.end(method === "HEAD" ? undefined : bytes);
      return;
    }
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
