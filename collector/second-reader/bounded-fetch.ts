import { limitBytes } from "../sources/limit-bytes.ts";

/** No answer to one question is longer. */
const MAX_BYTES = 256 * 1024;

/** No answer came: no connection, a redirect, or one that broke before the head of an answer. */
export class NotReached extends Error {}

/** `fetch` that follows no redirect, and breaks off an answer that does not end. Throws `NotReached` where none comes. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const { body, status, headers } = await fetch(input, { ...init, redirect: "error" }).catch((cause) => {
    throw new NotReached("no answer", { cause });
  });
  return new Response(body?.pipeThrough(limitBytes(MAX_BYTES, "an answer without end")) ?? null, {
    status,
    headers,
  });
};
