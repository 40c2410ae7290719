import { limitBytes } from "../sources/limit-bytes.ts";

/** Far longer than any answer to one question. */
const MAX_BYTES = 256 * 1024;

/** There was no connection, it broke before the response headers, or the endpoint redirected. */
export class NotReached extends Error {}

/** `fetch` without redirects, with a limit on the size of the answer. Throws `NotReached` if there is none. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const { body, status, headers } = await fetch(input, { ...init, redirect: "error" }).catch((cause) => {
    throw new NotReached("no answer", { cause });
  });
  return new Response(body?.pipeThrough(limitBytes(MAX_BYTES, "an answer without end")) ?? null, {
    status,
    headers,
  });
};
