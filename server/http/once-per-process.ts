import "server-only";

const MADE = Symbol.for("bali-monthly.once-per-process");

/**
 * A singleton of the process, created on first use. Pages and routes are bundled separately, so the state of a module that
 * both import would otherwise exist twice. In development it is created each time, because the code may have changed.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  if (process.env.NODE_ENV === "development") return make();
  const made: Map<string, Value> = Reflect.get(globalThis, MADE) ?? new Map<string, Value>();
  Reflect.set(globalThis, MADE, made);
  const value = made.get(name) ?? make();
  made.set(name, value);
  return value;
}
