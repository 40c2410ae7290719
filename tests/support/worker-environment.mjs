import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { TestEnvironment } from "jest-environment-node";
import { optional } from "../../scripts/environment.ts";

const SERVICE = fileURLToPath(new URL("clearable-service.ts", import.meta.url));

async function startService() {
  const flags = optional("EMBEDDED_SERVICE_FLAGS")?.split(" ") ?? [];
  const child = fork(SERVICE, { execArgv: ["--disable-warning=ExperimentalWarning", ...flags] });
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) =>
      Promise.reject(new Error(`The data service of tests ended: ${code}`)),
    ),
  ]);
  child.unref();
  child.channel?.unref();
  return message;
}

/** Jest loads this module once in each of its workers, so the service lasts from one test file to the next. */
let service;

/** Lends test files one data service per worker, started for the first file that asks: a start takes longer than most files. */
export default class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.dataServiceOfWorker = () => {
      service ??= startService();
      return service;
    };
  }
}
