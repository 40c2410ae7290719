const NAME_WIDTH = 14;

const running = new Set<string>();

function showRunning(): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(running.size > 0 ? `\r\x1b[K${[...running].join(", ")} ...` : "\r\x1b[K");
}

/** Prints a line of its own even while steps are running. */
export function tell(text: string): void {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(text);
  showRunning();
}

/** Says in one line what is done and how long it took. */
export function tellDone(name: string, said: string, sinceMs: number): void {
  tell(
    `${name.padEnd(NAME_WIDTH)}${said}${said && "  "}${((performance.now() - sinceMs) / 1000).toFixed(1)} s`,
  );
}

/** Runs a step; when it is done, tells its name, what `work` says about it and the time it took. */
export async function step<Result>(
  name: string,
  work: () => Promise<{ said: string; result: Result }>,
): Promise<Result> {
  const start = performance.now();
  running.add(name);
  showRunning();
  try {
    const { said, result } = await work();
    running.delete(name);
    tellDone(name, said, start);
    return result;
  } finally {
    running.delete(name);
    showRunning();
  }
}
