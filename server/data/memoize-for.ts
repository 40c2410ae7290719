/** Wraps a read so that calls within `ttlMs` of one another share its result. A read that fails is not kept. */
export function memoizeFor<Value>(
  ttlMs: number,
  read: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let memo: { result: Promise<Value>; until: number } | null = null;
  return () => {
    if (memo !== null && now() < memo.until) return memo.result;
    const added = { result: read(), until: now() + ttlMs };
    memo = added;
    added.result.catch(() => {
      if (memo === added) memo = null;
    });
    return added.result;
  };
}
