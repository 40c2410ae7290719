type Kept<Value> = { value: Value; at: number };

export type KeepOptions = {
  /** Milliseconds a read may take before a kept value is given instead. */
  graceMs: number;
  /** Milliseconds after which a kept value is too old to be given at all. */
  keepMs: number;
  now: () => number;
  /** Told of each read that failed. */
  onError: (error: unknown) => void;
  /** Told of each read that failed without its callers noticing. */
  onFailure: (error: unknown) => void;
};

/**
 * Wraps a read of shared data so that an outage or a slow answer is not felt: while a value from the last
 * `keepMs` is at hand, a read that fails or takes longer than `graceMs` gives that value, and a slow read
 * goes on in the background for the next caller. Without one the read's own answer or error is given.
 * Concurrent callers share one read.
 */
export function keepLastGood<Value>(read: () => Promise<Value>, options: KeepOptions): () => Promise<Value> {
  let kept: Kept<Value> | null = null;
  let running: Promise<Value> | null = null;

  const usable = () => (kept !== null && options.now() - kept.at <= options.keepMs ? kept : null);

  async function run(): Promise<Value> {
    try {
      const value = await read();
      kept = { value, at: options.now() };
      return value;
    } catch (error) {
      options.onError(error);
      if (usable() !== null) options.onFailure(error);
      throw error;
    } finally {
      running = null;
    }
  }

  return async () => {
    running ??= run();
    const fallback = usable();
    if (fallback === null) return running;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grace = new Promise<Value>((resolve) => {
      timer = setTimeout(() => resolve(fallback.value), options.graceMs);
    });
    return Promise.race([running.catch(() => fallback.value), grace]).finally(() => clearTimeout(timer));
  };
}
