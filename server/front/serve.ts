import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import next from "next";
import { front } from "./front.ts";
import { siteProcess } from "./site-process.ts";

/** Limits of connections, so that slow clients and clients with many connections do not shut out others. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  /** Without any data in either direction, in ms. */
  idle: 120_000,
  connections: 4_096,
};

/** Until connections that wait to be accepted are, which closing the server would reset, in ms. */
const ACCEPTED_MS = 100;

const isDevelopment = process.argv.includes("--dev");
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST || "127.0.0.1";

const folder = mkdtempSync(join(tmpdir(), "site-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const socketPath = join(folder, "next");

siteProcess();
const app = next({
  dev: isDevelopment,
  dir: fileURLToPath(new URL("../..", import.meta.url)),
  // With the address of a loopback interface the framework would take rewrites of its own middleware for another host.
  hostname: "localhost",
  port,
});
await app.prepare();

const handle = app.getRequestHandler();
const inner = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) => {
  void handle(request, response);
}).listen(socketPath);
await once(inner, "listening");

const answer = front({ socketPath, isKeeping: !isDevelopment && process.env.KEEP_ANSWERS !== "0" });
const { idle, connections, ...limits } = LIMITS;
const server = createServer({ ...limits, shouldUpgradeCallback: () => isDevelopment }, answer);
server.timeout = idle;
server.maxConnections = connections;
// Without a listener, Node.js would respond with 100 Continue before the request is looked at.
server.on("checkContinue", answer);
if (isDevelopment) server.on("upgrade", app.getUpgradeHandler());
server.listen(port, host);

async function stop(): Promise<void> {
  await wait(ACCEPTED_MS);
  server.close(() => process.exit(0));
}
// It would outlive a killed command that started it.
process.once("disconnect", () => process.exit(0));
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void stop());
