/** Passes bytes through and fails with `message` after `maxBytes`. */
export function limitBytes(maxBytes: number, message: string): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(message));
      else controller.enqueue(chunk);
    },
  });
}
