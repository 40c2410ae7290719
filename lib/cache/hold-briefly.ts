/**
 * Wraps a read whose answer is expensive to get at: callers within `holdMs` of a read share it. A read that fails is
 * not held.
 */
export function holdBriefly<Value>(
  read: () => Promise<Value>,
  holdMs: number,
  now: () => number,
): () => Promise<Value> {
  let held: { answer: Promise<Value>; until: number } | null = null;
  return () => {
    if (held !== null && now() < held.until) return held.answer;
    const reading = { answer: read(), until: now() + holdMs };
    held = reading;
    reading.answer.catch(() => {
      if (held === reading) held = null;
    });
    return reading.answer;
  };
}
