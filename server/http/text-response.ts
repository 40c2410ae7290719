import { SHORT_CACHE_CONTROL } from "./cache-control";

/** A plain-text response, for errors and other short messages. The front adds when to try again to a 503. */
export function textResponse(message: string, status: number): Response {
  return new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** A text that programs ask for again and again. The front answers 304 to those that have it. */
export function polledResponse(body: string, mediaType: string): Response {
  const headers = { "Cache-Control": SHORT_CACHE_CONTROL, "Content-Type": `${mediaType}; charset=utf-8` };
  return new Response(body, { headers });
}
