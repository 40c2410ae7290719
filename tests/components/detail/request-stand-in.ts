/** jsdom has no Request, which the reader of query strings asks for. */
export function installRequestStandIn(): void {
  Object.defineProperty(globalThis, "Request", { value: class Request {}, configurable: true });
}
