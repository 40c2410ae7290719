import "server-only";
import { Server, ServerResponse } from "node:http";

/** Node's default backlog. */
const BACKLOG = 511;

/**
 * Patches `Server.close` to first drain the accept queue: closing the listening socket would reset the connections in it.
 * Each turn of the event loop accepts one. After a turn without a new connection the request on the last one has been read,
 * and a closing server still responds to it.
 */
export function drainAcceptQueueBeforeClose(): void {
  const { close } = Server.prototype;
  Server.prototype.close = function closeWhenDrained(callback) {
    let accepted = 0;
    const count = () => {
      accepted += 1;
    };
    const turn = (before: number) => {
      if (accepted > before && accepted < BACKLOG) return setImmediate(turn, accepted);
      this.off("connection", count);
      close.call(this, callback);
    };
    this.on("connection", count);
    setImmediate(() => setImmediate(turn, 0));
    return this;
  };
}

/**
 * Patches `ServerResponse.appendHeader` to ignore a repeated `Location`: Next appends it again when it replays the redirect
 * that it has just cached (vercel/next.js#82117), and clients that join the two values get a 404.
 */
export function dropRepeatedLocation(): void {
  const { appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.appendHeader = function appendUnlessRepeated(name, value) {
    const isRepeated = name.toLowerCase() === "location" && this.getHeader(name) === value;
    return isRepeated ? this : appendHeader.call(this, name, value);
  };
}

/** Percent-encodes the characters that HTTP does not allow in a header value. */
function sendable<Value>(value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((item) => String(sendable(item)));
  if (typeof value !== "string") return value;
  return value.toWellFormed().replace(/[^\t\x20-\x7e\x80-\xff]/gu, encodeURIComponent);
}

/** Patches `ServerResponse` to accept any header value: Node.js throws for characters beyond Latin-1 and for line breaks. */
export function encodeHeaders(): void {
  const { setHeader, appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.setHeader = function setSendable(name, value) {
    return setHeader.call(this, name, sendable(value));
  };
  ServerResponse.prototype.appendHeader = function appendSendable(name, value) {
    return appendHeader.call(this, name, sendable(value));
  };
}
