import { ServerResponse } from "node:http";

/**
 * From now on a response takes a `Location` once. The framework sets it when it makes a redirect on its first request,
 * and appends it again as it replays what it has just kept (vercel/next.js#82117); a client that joins the two goes
 * nowhere.
 */
export function sendLocationOnce(): void {
  const { appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
    const isRepeated = name.toLowerCase() === "location" && this.getHeader(name) === value;
    return isRepeated ? this : appendHeader.call(this, name, value);
  };
}
