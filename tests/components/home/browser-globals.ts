import { TextDecoder, TextEncoder } from "node:util";

/** Gives jsdom what every browser has and it lacks: what query strings are read and encoded with. */
export function installBrowserGlobals(): void {
  Object.assign(globalThis, { TextDecoder, TextEncoder, Request: class Request {} });
}
