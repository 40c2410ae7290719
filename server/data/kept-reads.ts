import { LRUCache } from "lru-cache";

type Kept<Value> = { value: Value; isOld: boolean };

/**
 * Reads with an argument, whose answers are kept until they are told to be old. Concurrent callers share a read. An old
 * answer stands in for a read that fails. `null` is not kept, so that made-up arguments push nothing out.
 */
export function keptReads<Argument extends string | number, Value extends object>(
  read: (argument: Argument) => Promise<Value | null>,
  max: number,
) {
  const kept = new LRUCache<Argument, Kept<Value>>({ max });
  const running = new Map<Argument, Promise<Value | null>>();

  async function run(argument: Argument): Promise<Value | null> {
    const reading = read(argument);
    running.set(argument, reading);
    try {
      const value = await reading;
      // Otherwise something has changed since the read began.
      if (running.get(argument) !== reading) return value;
      if (value === null) kept.delete(argument);
      else kept.set(argument, { value, isOld: false });
      return value;
    } finally {
      if (running.get(argument) === reading) running.delete(argument);
    }
  }

  return {
    get: async (argument: Argument): Promise<Value | null> => {
      const known = kept.get(argument);
      if (known?.isOld === false) return known.value;
      try {
        return await (running.get(argument) ?? run(argument));
      } catch (error) {
        if (known !== undefined) return known.value;
        throw error;
      }
    },
    /** Drops the answers that are no longer true, and says whether there were any. */
    forget: (isChanged: (value: Value) => boolean): boolean => {
      running.clear();
      const changed = [...kept.entries()].filter(([, { value }]) => isChanged(value));
      for (const [argument] of changed) kept.delete(argument);
      return changed.length > 0;
    },
    /** Has every answer read again when it is next asked for. */
    outdate: (): void => {
      running.clear();
      for (const entry of kept.values()) entry.isOld = true;
    },
  };
}
