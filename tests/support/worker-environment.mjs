import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { TestEnvironment } from "jest-environment-node";

const SERVICE = new URL("clearable-service.ts", import.meta.url);

/** Asks the service by messages of threads: a connection costs a request as much as the service's own work. */
function fetchFrom(thread) {
  const waiting = new Map();
  let asked = 0;
  thread.on("message", ({ id, status, headers, body }) => {
    waiting.get(id)?.(new Response(body, { status, headers }));
    waiting.delete(id);
  });
  return async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers, signal } = request;
    const body = method === "GET" || method === "HEAD" ? null : await request.text();
    signal.throwIfAborted();
    const id = asked++;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      waiting.set(id, resolve);
      thread.postMessage({ id, url, method, headers: [...headers], body });
    });
  };
}

async function startService() {
  const env = { ...process.env, DO_NOT_TRACK: "1", LITE_TELEMETRY: "0" };
  const thread = new Worker(SERVICE, { env });
  const [service] = await once(thread, "message");
  const ask = fetchFrom(thread);
  thread.unref();
  const isOwn = (input) => `${input.url ?? input}`.startsWith(`${service.url}/`);
  return { ...service, fetch: (input, init) => (isOwn(input) ? ask(input, init) : fetch(input, init)) };
}

/** Jest loads this module once in each of its workers, so the service lasts from one test file to the next. */
let service;

/** Lends test files one data service per worker, started for the first file that asks: a start takes longer than most files. */
export default class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.dataServiceOfWorker = async () => {
      service ??= startService();
      const { fetch: fetchOfService, ...reachable } = await service;
      this.global.fetch = fetchOfService;
      return reachable;
    };
  }
}
