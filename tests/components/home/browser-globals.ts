import { TextDecoder, TextEncoder } from "node:util";

/** Everything is seen at once. */
class SeenAtOnce {
  constructor(private readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void) {}

  observe(): void {
    // Browsers answer later, too, when the observer has its name.
    queueMicrotask(() => this.callback([{ isIntersecting: true }]));
  }

  disconnect(): void {}
}

/** Gives jsdom what every browser has and it lacks: what query strings are read and encoded with. */
export function installBrowserGlobals(): void {
  Object.assign(globalThis, { IntersectionObserver: globalThis.IntersectionObserver ?? SeenAtOnce });
  Object.assign(globalThis, { TextDecoder, TextEncoder, Request: class Request {} });
}
