/** No answer to one question is longer. */
const MOST_BYTES = 256 * 1024;

/** No answer came: no connection, a redirect, or one that broke before the head of an answer. */
export class NotReached extends Error {}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error("an answer without end"));
      else controller.enqueue(chunk);
    },
  });
}

/** `fetch` that follows no redirect, and breaks off an answer that does not end. Throws `NotReached` where none comes. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const { body, status, headers } = await fetch(input, { ...init, redirect: "error" }).catch((cause) => {
    throw new NotReached("no answer", { cause });
  });
  return new Response(body?.pipeThrough(bounded()) ?? null, { status, headers });
};
