import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isClosing } from "./refusal.ts";

/** Browsers and proxies wait for each response before the next request. */
const MAX_WAITING = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Handles the requests of a connection one at a time: Node.js emits all pipelined ones at once, two thousand from a packet of
 * 64 kB. A client that pipelines too many is disconnected.
 */
export function takeOneAtATime(
  { socket }: IncomingMessage,
  response: ServerResponse,
  take: () => void,
): void {
  if (isClosing(socket) || socket.destroyed) return;
  // Node.js assigns the socket to a response once all earlier responses have been sent.
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
