const NAME_WIDTH = 14;

/** Prints one line: the name, a summary and the seconds since `sinceMs`. */
export function printDone(name: string, summary: string, sinceMs: number): void {
  const seconds = ((performance.now() - sinceMs) / 1000).toFixed(1);
  console.log(`${name.padEnd(NAME_WIDTH)}${summary}${summary && "  "}${seconds} s`);
}

/** Runs a step and prints its name, the summary of `work` and the time it took. */
export async function step<Result>(
  name: string,
  work: () => Promise<{ summary: string; result: Result }>,
): Promise<Result> {
  const start = performance.now();
  const { summary, result } = await work();
  printDone(name, summary, start);
  return result;
}
