const MADE = Symbol.for("bali-monthly.once-per-process");

/**
 * What `make` gave the first time it was called under this name in this process. Pages and routes are bundled apart, so a
 * module that both import is there twice, and what it remembers would be, too. In development everything is made anew,
 * because the code may have changed.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  if (process.env.NODE_ENV === "development") return make();
  const made: Map<string, Value> = Reflect.get(globalThis, MADE) ?? new Map<string, Value>();
  Reflect.set(globalThis, MADE, made);
  const value = made.get(name) ?? make();
  made.set(name, value);
  return value;
}
