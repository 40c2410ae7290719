import { Session } from "node:inspector";

/** Methods that stop where they find something. */
const SEARCHES = new Set(["indexOf", "lastIndexOf", "includes"]);
/** Methods of constant cost, which the count of the calling block already covers. */
const UNCOUNTED = new Set([
  ...["constructor", "push", "pop", "entries", "keys", "values"],
  ...["at", "charAt", "charCodeAt", "codePointAt", "slice", "substring", "startsWith", "endsWith"],
]);

const session = new Session();
session.connect();
// Only functions compiled after this have counters in their loops.
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** How often the blocks of the project's code were entered since the last call. */
function blocksEntered(): number {
  let entered = 0;
  session.post("Profiler.takePreciseCoverage", (error, coverage) => {
    if (error) throw error;
    for (const { url, functions } of coverage.result)
      if (/\/(?:lib|reader|server|components|stores|tests)\//.test(url) && !url.endsWith("/work.ts"))
        for (const { ranges } of functions) for (const { count } of ranges) entered += count;
  });
  return entered;
}

/** The maximum number of characters or items that a call of a built-in method reads. */
function cost(
  name: string,
  receiver: { length: number },
  given: readonly unknown[],
  result: unknown,
): number {
  if (!SEARCHES.has(name)) return receiver.length;
  const from = typeof given[1] === "number" ? given[1] : 0;
  return (typeof result === "number" && result !== -1 ? result : receiver.length) - from + 1;
}

/** Counts the reads of a prototype's methods until the returned function restores them. */
function countMethods(prototype: object, add: (work: number) => void): () => void {
  const own = Object.getOwnPropertyDescriptors(prototype);
  for (const key of Reflect.ownKeys(own)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, key);
    const method: unknown = descriptor?.value;
    const name = key === Symbol.iterator ? "iterator" : String(key);
    if (typeof method !== "function" || UNCOUNTED.has(name)) continue;
    const counted = function (this: { length: number }, ...given: unknown[]) {
      const result: unknown = Reflect.apply(method, this, given);
      add(cost(name, this, given, result));
      return result;
    };
    Object.defineProperty(prototype, key, { ...descriptor, value: counted });
  }
  return () => Object.defineProperties(prototype, own);
}

/**
 * The work of a call, equal on every machine: how often it enters blocks of code, plus how much its calls of built-in
 * methods of texts and lists read. The work of a pattern within one such call is checked by linear-patterns.test.ts.
 */
export function workOf(run: () => void): number {
  let work = 0;
  const add = (more: number) => {
    work += more;
  };
  blocksEntered();
  const restores = [countMethods(String.prototype, add), countMethods(Array.prototype, add)];
  try {
    run();
  } finally {
    for (const restore of restores.values()) restore();
  }
  return work + blocksEntered();
}
