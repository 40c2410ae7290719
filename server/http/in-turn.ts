import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isClosing } from "./refusal";

/** Requests that may wait on one connection. Browsers and proxies send none before the last one is answered. */
const MAX_WAITING = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Takes the requests of one connection one at a time. Node.js hands on all that a client sends ahead: a packet of 64 kB is
 * two thousand pages to render, while others wait. Who sends too many is cut off.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, take: () => void): void {
  if (isClosing(socket) || socket.destroyed) return;
  // A response gets the connection when those before it have been sent.
  if (response.socket !== null) {
    take();
    return;
  }
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  if (count > MAX_WAITING) socket.destroy();
  response.once("socket", () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    take();
  });
}
