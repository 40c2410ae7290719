/** Wraps a read so that calls within `ttlMs` share one result. Failed reads are not memoized. */
export function memoizeFor<Value>(
  ttlMs: number,
  read: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let memo: { result: Promise<Value>; until: number } | null = null;
  return () => {
    if (memo !== null && now() < memo.until) return memo.result;
    const current = { result: read(), until: now() + ttlMs };
    memo = current;
    current.result.catch(() => {
      if (memo === current) memo = null;
    });
    return current.result;
  };
}
