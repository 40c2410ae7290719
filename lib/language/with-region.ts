/** Merges the messages of a language with those of the region. Precompiled messages may be arrays. */
export function withRegion<Own extends object, OfRegion extends object>(
  messages: Own,
  ofRegion: OfRegion,
): Own & OfRegion {
  const merged = { ...messages, ...ofRegion };
  for (const [key, value] of Object.entries(ofRegion)) {
    const own: unknown = Reflect.get(messages, key);
    const isBranch = typeof own === "object" && own !== null && !Array.isArray(own);
    if (isBranch) Reflect.set(merged, key, withRegion(own, Object(value)));
  }
  return merged;
}
