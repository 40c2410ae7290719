import { once } from "node:events";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { buffer } from "node:stream/consumers";

const TIMEOUT_MS = 20_000;

export type PlainAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** From the question to the last byte. */
  ms: number;
};

type Request = {
  method?: string;
  headers?: Readonly<OutgoingHttpHeaders>;
  body?: Uint8Array;
};

/** A request with the path exactly as written and these headers, `Host` included; follows no redirect and unpacks nothing. */
export async function plainRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: Request = {},
): Promise<PlainAnswer> {
  const { protocol, hostname, port } = new URL(origin);
  const start = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = (protocol === "https:" ? overHttps : overHttp)({
    ...{ hostname, port, path, method, headers, signal },
  });
  request.end(body);
  const [response] = await once(request, "response");
  const bytes = await buffer(response);
  const ms = performance.now() - start;
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString("utf8"), ms };
}
