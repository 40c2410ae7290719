/** Makes calls of `work` wait while `limit` of them are running, in the order in which they came. */
export function fewAtOnce<Input, Output>(
  limit: number,
  work: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (input) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(input);
    } finally {
      // The next one takes over the place of this one.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
