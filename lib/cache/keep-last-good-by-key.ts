import { type KeepOptions, keepLastGood } from "./keep-last-good";

type KeyedOptions<Argument, Value> = KeepOptions & {
  keyOf: (argument: Argument) => string;
  /** Whether an answer is one to fall back on; any other makes the kept one forgotten. */
  isKept: (value: Value) => boolean;
  /** Answers kept at most; beyond that the one asked for longest ago goes. */
  maxKeys: number;
};

/** `keepLastGood` for a read with an argument: a kept answer for each of the arguments asked for last. */
export function keepLastGoodByKey<Argument, Value>(
  read: (argument: Argument) => Promise<Value>,
  options: KeyedOptions<Argument, Value>,
): (argument: Argument) => Promise<Value> {
  const readers = new Map<string, () => Promise<Value>>();
  return async (argument) => {
    const key = options.keyOf(argument);
    const reader = readers.get(key) ?? keepLastGood(() => read(argument), options);
    const value = await reader();
    readers.delete(key);
    if (options.isKept(value)) readers.set(key, reader);
    const [oldest] = readers.keys();
    if (readers.size > options.maxKeys && oldest !== undefined) readers.delete(oldest);
    return value;
  };
}
