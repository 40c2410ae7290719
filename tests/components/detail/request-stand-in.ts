/** Defines `Request`, which the query string library needs and jsdom lacks. */
export function installRequestStandIn(): void {
  Object.defineProperty(globalThis, "Request", { value: class Request {}, configurable: true });
}
