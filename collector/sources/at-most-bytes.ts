/** Passes bytes on, and fails with `message` as soon as there are more of them. */
export function atMostBytes(most: number, message: string): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error(message));
      else controller.enqueue(chunk);
    },
  });
}
