import { Server } from "node:http";

/** As many connections as Node.js lets wait. */
const BACKLOG = 511;

/**
 * From now on a server that is told to close first takes the connections that wait to be taken: with its listening
 * socket the kernel would cut them off, and a busy process has some, as each turn of its event loop takes one. A turn
 * without a new one has read what the last one asks, which a closing server still answers.
 */
export function closeAfterTaking(): void {
  const { close } = Server.prototype;
  Server.prototype.close = function closeLater(callback) {
    let taken = 0;
    const count = () => {
      taken += 1;
    };
    const turn = (before: number) => {
      if (taken > before && taken < BACKLOG) return setImmediate(turn, taken);
      this.off("connection", count);
      close.call(this, callback);
    };
    this.on("connection", count);
    setImmediate(() => setImmediate(turn, 0));
    return this;
  };
}
