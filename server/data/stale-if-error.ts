import { LRUCache } from "lru-cache";
import { rememberError, reportError } from "@/server/reporting/report-error";
import { MAX_AGE_MS } from "./cache-life";

/** The result of a read. `readAt` is its start, in ms since the epoch: later changes may be missing. */
export type TimedValue<Value> = { value: Value; readAt: number };

/** How long a caller waits for a read before it gets the last good value. */
const GRACE_MS = 1_000;

/**
 * Wraps a read so that callers do not notice an outage or a slow response: if the read fails or takes longer than `GRACE_MS`,
 * they get the last good value if it is younger than `MAX_AGE_MS`; a slow read continues for the next caller. Without such a
 * value they get the read's own result or error. Concurrent callers share one read.
 */
export function staleIfError<Value>(read: () => Promise<Value>): () => Promise<TimedValue<Value>> {
  let lastGood: TimedValue<Value> | null = null;
  let running: Promise<TimedValue<Value>> | null = null;
  /** Whether a caller was served a stale value while the read of the last good value was still running. */
  let isFresherThanServed = false;

  const usable = () => (lastGood !== null && Date.now() - lastGood.readAt <= MAX_AGE_MS ? lastGood : null);

  async function run(): Promise<TimedValue<Value>> {
    const readAt = Date.now();
    try {
      lastGood = { value: await read(), readAt };
      return lastGood;
    } catch (error) {
      isFresherThanServed = false;
      rememberError(error);
      if (usable() !== null) reportError("A read failed, an earlier answer stands in for it", error);
      throw error;
    } finally {
      running = null;
    }
  }

  return async () => {
    const fallback = usable();
    if (running === null && isFresherThanServed && fallback !== null) {
      isFresherThanServed = false;
      return fallback;
    }
    running ??= run();
    if (fallback === null) return running;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grace = new Promise<TimedValue<Value>>((resolve) => {
      timer = setTimeout(() => {
        isFresherThanServed = true;
        resolve(fallback);
      }, GRACE_MS);
    });
    return Promise.race([running.catch(() => fallback), grace]).finally(() => clearTimeout(timer));
  };
}

type KeyedOptions<Value> = {
  /** Whether a value has content. Empty values have a separate cache, so that they cannot evict others. */
  hasContent: (value: Value) => boolean;
  /** Size of each of the two caches. They evict the least recently used entry. */
  maxBytes: number;
};

/** Rough overhead of an entry. */
const ENTRY_BYTES = 1_024;

/** `staleIfError` for a read with an argument: remembers a last good value for each of the most recently used arguments. */
export function staleIfErrorByKey<Argument extends string | number | readonly number[], Value>(
  read: (argument: Argument) => Promise<Value>,
  { hasContent, maxBytes }: KeyedOptions<Value>,
): (argument: Argument) => Promise<TimedValue<Value>> {
  const cache = () => new LRUCache<string, () => Promise<TimedValue<Value>>>({ maxSize: maxBytes });
  const [full, empty] = [cache(), cache()];
  const running = new Map<string, () => Promise<TimedValue<Value>>>();
  return async (argument) => {
    const key = String(argument);
    const reader = full.get(key) ?? empty.get(key) ?? running.get(key) ?? staleIfError(() => read(argument));
    running.set(key, reader);
    const answer = await reader().finally(() => running.delete(key));
    const [target, other] = hasContent(answer.value) ? [full, empty] : [empty, full];
    other.delete(key);
    target.set(key, reader, { size: ENTRY_BYTES + key.length + JSON.stringify(answer.value).length });
    return answer;
  };
}
