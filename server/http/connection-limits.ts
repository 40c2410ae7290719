import "server-only";
import type { Server } from "node:http";

/** Limits per server, so that slow clients and clients with many connections do not shut out others. */
export type ConnectionLimits = {
  /** Milliseconds for receiving the headers of a request, and the whole request. */
  headersMs: number;
  requestMs: number;
  /** Interval in milliseconds at which connections that exceed those times are closed. */
  checkMs: number;
  /** Milliseconds without any data in either direction. */
  idleMs: number;
  connections: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  checkMs: 2_000,
  idleMs: 120_000,
  connections: 4_096,
};

/**
 * Makes Node.js check for idle connections more often than every 30 seconds, in which they would shut out everybody else. It
 * reads the interval when a server starts to listen, which Next's does before this code runs: its check is started again.
 */
function checkOften(server: Server, checkMs: number): void {
  if (Reflect.get(server, "connectionsCheckingInterval") === checkMs) return;
  Reflect.set(server, "connectionsCheckingInterval", checkMs);
  const startChecks = server.listeners("listening").find(({ name }) => name === "setupConnectionsTracking");
  startChecks?.call(server);
}

export function limitConnections(server: Server, limits: ConnectionLimits): void {
  checkOften(server, limits.checkMs);
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
  // Without a listener, Node.js would respond with 100 Continue before the gate sees the request.
  if (server.listenerCount("checkContinue") === 0)
    server.on("checkContinue", (request, response) => server.emit("request", request, response));
  // Only development uses web sockets. Requests that offer an upgrade are served without it.
  if (process.env.NODE_ENV !== "development") Reflect.set(server, "shouldUpgradeCallback", () => false);
}
