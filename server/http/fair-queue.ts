import { oncePerProcess } from "@/server/process/once-per-process";

type Limits = {
  /** Tasks that run at a time, of all kinds and per kind. */
  concurrency: number;
  concurrencyPerKind: number;
  /** Tasks that may wait per kind, and for how many milliseconds. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Called for each refusal. */
  onRefused?: () => void;
};

/** Rejects a task that waits among too many of its kind, that waited too long, or whose result is no longer wanted. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/**
 * Limits the concurrency of tasks. Kinds take turns, so that many tasks of one kind do not starve the others. A waiting task
 * leaves the queue when its `unwanted` signal aborts.
 */
export function fairQueue<Kind extends string>({
  concurrency,
  concurrencyPerKind,
  maxWaiting,
  maxWaitMs,
  onRefused,
}: Limits) {
  const running = new Map<Kind, number>();
  /** In round-robin order. */
  const queues = new Map<Kind, (() => void)[]>();
  let total = 0;

  const runningOf = (kind: Kind) => running.get(kind) ?? 0;
  const canRun = (kind: Kind) => total < concurrency && runningOf(kind) < concurrencyPerKind;

  function begin(kind: Kind) {
    total += 1;
    running.set(kind, runningOf(kind) + 1);
  }

  function end(kind: Kind) {
    total -= 1;
    running.set(kind, runningOf(kind) - 1);
    const next = [...queues.keys()].find(canRun);
    const queue = next === undefined ? undefined : queues.get(next);
    if (next === undefined || queue === undefined) return;
    const go = queue.shift();
    queues.delete(next);
    if (queue.length > 0) queues.set(next, queue);
    begin(next);
    go?.();
  }

  function refusal(why: string): OverloadError {
    onRefused?.();
    return new OverloadError(why);
  }

  function waitForSlot(kind: Kind, unwanted: AbortSignal | undefined): Promise<void> {
    const queue = queues.get(kind) ?? [];
    if (queue.length >= maxWaiting) throw refusal(`too many wait: ${kind}`);
    queues.set(kind, queue);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        unwanted?.removeEventListener("abort", drop);
      };
      const go = () => {
        leave();
        resolve();
      };
      const giveUp = (error: OverloadError) => {
        leave();
        queue.splice(queue.indexOf(go), 1);
        if (queue.length === 0) queues.delete(kind);
        reject(error);
      };
      const drop = () => giveUp(new OverloadError(`not wanted any more: ${kind}`));
      const timer = setTimeout(() => giveUp(refusal(`waited too long: ${kind}`)), maxWaitMs);
      unwanted?.addEventListener("abort", drop);
      queue.push(go);
    });
  }

  return async function run<Result>(
    kind: Kind,
    task: () => Promise<Result>,
    unwanted?: AbortSignal,
  ): Promise<Result> {
    if (unwanted?.aborted) throw new OverloadError(`not wanted any more: ${kind}`);
    if (canRun(kind)) begin(kind);
    else await waitForSlot(kind, unwanted);
    try {
      return await task();
    } finally {
      end(kind);
    }
  };
}

const lastOverload = oncePerProcess("last overload", () => ({ at: Number.NEGATIVE_INFINITY }));

export function noteOverload(): void {
  lastOverload.at = Date.now();
}

/**
 * Whether a task has been refused since `time` (ms since the epoch). If so, that is probably why a request that arrived then
 * has failed: Next strips the class from errors of cached reads and always responds with 500.
 */
export function isOverloadedSince(time: number): boolean {
  return lastOverload.at >= time;
}
