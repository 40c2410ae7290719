import { LRUCache } from "lru-cache";
import { rememberError, reportError } from "@/server/reporting/report-error";
import { MAX_AGE_MS } from "./cache-life";

/** What a read returned, and when it began, in ms since the epoch: what changed after that is not in it. */
export type TimedValue<Value> = { value: Value; readAt: number };

export type StaleOptions = {
  /** Milliseconds a read may take before the last good value is returned instead. */
  graceMs: number;
  /** Milliseconds after which the last good value is too old to be returned at all. */
  maxAgeMs: number;
  now: () => number;
  /** Called for each read that failed. */
  onError: (error: unknown) => void;
  /** Called for each failed read that a stale value stood in for, so that no caller noticed. */
  onFallback: (error: unknown) => void;
};

const DEFAULTS: StaleOptions = {
  graceMs: 1_000,
  maxAgeMs: MAX_AGE_MS,
  now: Date.now,
  onError: rememberError,
  onFallback: (error) => reportError("A read failed, an earlier answer stands in for it", error),
};

/**
 * Wraps a read so that an outage or a slow answer of the service is not felt: a read that fails or takes longer than
 * `graceMs` returns the last good value while that is younger than `maxAgeMs`, and a slow read goes on in the background
 * for the next caller. Without a last good value the read's own result or error is returned. Concurrent callers share
 * one read.
 */
export function staleIfError<Value>(
  read: () => Promise<Value>,
  options: StaleOptions = DEFAULTS,
): () => Promise<TimedValue<Value>> {
  let lastGood: TimedValue<Value> | null = null;
  let running: Promise<TimedValue<Value>> | null = null;
  /** Whether a caller got a stale value while the read that brought the last good one was running. */
  let isFresherThanServed = false;

  const usable = () =>
    lastGood !== null && options.now() - lastGood.readAt <= options.maxAgeMs ? lastGood : null;

  async function run(): Promise<TimedValue<Value>> {
    const readAt = options.now();
    try {
      lastGood = { value: await read(), readAt };
      return lastGood;
    } catch (error) {
      isFresherThanServed = false;
      options.onError(error);
      if (usable() !== null) options.onFallback(error);
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
      }, options.graceMs);
    });
    return Promise.race([running.catch(() => fallback), grace]).finally(() => clearTimeout(timer));
  };
}

type KeyedOptions<Argument, Value> = {
  keyOf: (argument: Argument) => string;
  /** Whether a value holds anything. Empty ones have a cache of their own, so that they evict nothing else. */
  hasContent: (value: Value) => boolean;
  /** The size of each of the two caches, which evict the least recently used entry. */
  maxBytes: number;
};

/** What an entry costs besides its value, roughly. */
const ENTRY_BYTES = 1_024;

/** `staleIfError` for a read with an argument: a last good value for each of the most recently used arguments. */
export function staleIfErrorByKey<Argument, Value>(
  read: (argument: Argument) => Promise<Value>,
  { keyOf, hasContent, maxBytes }: KeyedOptions<Argument, Value>,
  options: StaleOptions = DEFAULTS,
): (argument: Argument) => Promise<TimedValue<Value>> {
  const cache = () => new LRUCache<string, () => Promise<TimedValue<Value>>>({ maxSize: maxBytes });
  const [full, empty] = [cache(), cache()];
  return async (argument) => {
    const key = keyOf(argument);
    const reader = full.get(key) ?? empty.get(key) ?? staleIfError(() => read(argument), options);
    const answer = await reader();
    const [right, other] = hasContent(answer.value) ? [full, empty] : [empty, full];
    other.delete(key);
    right.set(key, reader, { size: ENTRY_BYTES + key.length + JSON.stringify(answer.value).length });
    return answer;
  };
}
