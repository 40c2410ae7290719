const NAME_WIDTH = 14;

const running = new Set<string>();

function showRunning(): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(running.size > 0 ? `\r\x1b[K${[...running].join(", ")} ...` : "\r\x1b[K");
}

/** Prints a line above the progress of running steps. */
export function printLine(text: string): void {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(text);
  showRunning();
}

/** Prints one line: the name, a summary and the seconds since `sinceMs`. */
export function printDone(name: string, summary: string, sinceMs: number): void {
  const seconds = ((performance.now() - sinceMs) / 1000).toFixed(1);
  printLine(`${name.padEnd(NAME_WIDTH)}${summary}${summary && "  "}${seconds} s`);
}

/** Runs a step and prints its name, the summary of `work` and the time it took. */
export async function step<Result>(
  name: string,
  work: () => Promise<{ summary: string; result: Result }>,
): Promise<Result> {
  const start = performance.now();
  running.add(name);
  showRunning();
  try {
    const { summary, result } = await work();
    running.delete(name);
    printDone(name, summary, start);
    return result;
  } finally {
    running.delete(name);
    showRunning();
  }
}
