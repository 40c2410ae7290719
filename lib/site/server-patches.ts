import { Server, ServerResponse } from "node:http";

/** Node's default backlog. */
const BACKLOG = 511;

/**
 * Patches `Server.close` to first accept the connections in the accept queue. Closing the listening socket would reset
 * them, and a busy process has some, because each turn of the event loop accepts one. After a turn without a new one
 * the request on the last connection has been read, and a closing server still responds to it.
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
 * Patches `ServerResponse.appendHeader` to ignore a repeated `Location`. The framework sets it when it renders a redirect
 * and appends it again when it replays the entry that it has just cached (vercel/next.js#82117). Clients that join the
 * two values end at a 404.
 */
export function dropRepeatedLocation(): void {
  const { appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.appendHeader = function appendUnlessRepeated(name, value) {
    const isRepeated = name.toLowerCase() === "location" && this.getHeader(name) === value;
    return isRepeated ? this : appendHeader.call(this, name, value);
  };
}
