/** Values by key, up to a total size; what was not asked for the longest goes first. */
export function boundedCache<Value>(maxSize: number, sizeOf: (value: Value) => number) {
  const values = new Map<string, Value>();
  let size = 0;

  function drop(key: string) {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    size -= sizeOf(value);
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      drop(key);
      if (sizeOf(value) > maxSize) return;
      values.set(key, value);
      size += sizeOf(value);
      for (const oldest of values.keys()) {
        if (size <= maxSize) break;
        drop(oldest);
      }
    },
  };
}
