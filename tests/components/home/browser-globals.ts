import { TextDecoder, TextEncoder } from "node:util";

/** Reports every element as in view. */
class SeenAtOnce {
  constructor(private readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void) {}

  observe(): void {
    // Browsers call back asynchronously too, after `observe` has returned.
    queueMicrotask(() => this.callback([{ isIntersecting: true }]));
  }

  disconnect(): void {}
}

/** Defines globals that browsers have and jsdom lacks, some of which query strings are read and encoded with. */
export function installBrowserGlobals(): void {
  Object.assign(globalThis, { IntersectionObserver: globalThis.IntersectionObserver ?? SeenAtOnce });
  Object.assign(globalThis, { TextDecoder, TextEncoder, Request: class Request {} });
}
