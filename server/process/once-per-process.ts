import "server-only";

const SINGLETONS = Symbol.for("bali-monthly.once-per-process");

/**
 * A singleton of the process: Next bundles pages and routes separately, so a module that both import would have its state
 * twice. In development it is created each time, because the code may have changed.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  if (process.env.NODE_ENV === "development") return make();
  const singletons: Map<string, Value> = Reflect.get(globalThis, SINGLETONS) ?? new Map<string, Value>();
  Reflect.set(globalThis, SINGLETONS, singletons);
  const value = singletons.get(name) ?? make();
  singletons.set(name, value);
  return value;
}
