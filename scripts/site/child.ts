import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { backoffSeconds } from "../../collector/sources/bot/request-failure.ts";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import type { Level } from "../../lib/cli/log-line.ts";
import { endProcess } from "../child-process.ts";
import { childEvents } from "./child-log.ts";

/** Longer than a request in flight may take. */
const KILL_AFTER_MS = 20_000;
const READY_MS = 180_000;
/** A process that has answered for longer than this did not fail by its start. */
const STABLE_MS = 60_000;

export type ChildPlan = {
  name: string;
  script: string;
  args: readonly string[];
  /** Whether to drop what it prints but errors: the framework's banner. */
  isQuiet?: true;
  /** Called for every start: a later process may need what an earlier one has said. */
  env: () => NodeJS.ProcessEnv;
  onReady?: (message: unknown) => void;
};

function write(where: string, level: Level, output: string): void {
  for (const line of childEvents(where, level, output, new Date())) process.stdout.write(`${line}\n`);
}

export const log = (level: Level, what: string): void => write("serve", level, what);

function nodeOf(release: string): string {
  const own = join(release, "node_modules/node/bin/node");
  return existsSync(own) ? own : process.execPath;
}

/** A process of a release that is started again whenever it ends by itself. */
export class Child {
  readonly name: string;
  readonly #plan: ChildPlan;
  #process: ChildProcess | null = null;
  #release = "";
  #isWanted = false;
  #failures = 0;

  constructor(plan: ChildPlan) {
    this.#plan = plan;
    this.name = plan.name;
  }

  /** Starts the process from a release. Rejects if it ends before it is ready, or takes too long; then nothing runs. */
  async start(release: string): Promise<void> {
    this.#isWanted = false;
    this.#release = release;
    await this.#spawn();
    this.#isWanted = true;
  }

  async #spawn(): Promise<void> {
    const { name, script, args, env, isQuiet, onReady } = this.#plan;
    const child = fork(join(this.#release, script), args, {
      cwd: this.#release,
      execPath: nodeOf(this.#release),
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: env(),
      stdio: ["ignore", isQuiet ? "ignore" : "pipe", "pipe", "ipc"],
    });
    this.#process = child;
    child.stdout?.setEncoding("utf8").on("data", (text: string) => write(name, "info", text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => write(name, "error", text));
    const ended = once(child, "exit");
    const tooLate = new AbortController();
    const timer = wait(READY_MS, null, { signal: tooLate.signal }).catch(() => null);
    const first = await Promise.race([once(child, "message"), ended.then(() => null), timer]);
    tooLate.abort();
    if (first === null) {
      child.kill("SIGKILL");
      await ended;
      throw new CliError(`${name} of ${this.#release} does not start.`);
    }
    onReady?.(first[0]);
    const since = performance.now();
    ended.then(() => {
      if (this.#process === child) return this.#startAgain(performance.now() - since);
    });
  }

  async #startAgain(livedMs: number): Promise<void> {
    this.#failures = livedMs > STABLE_MS ? 0 : this.#failures + 1;
    while (this.#isWanted) {
      const seconds = backoffSeconds(this.#failures);
      log("error", `${this.name} has ended and is started again in ${seconds} s.`);
      await wait(seconds * 1_000, undefined, { ref: false });
      if (!this.#isWanted) return;
      try {
        return await this.#spawn();
      } catch (error) {
        this.#failures += 1;
        log("error", messageOf(error));
      }
    }
  }

  /** Ends the process once it has answered its requests. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#process;
    this.#process = null;
    if (child) await endProcess(child, KILL_AFTER_MS);
  }

  async replace(release: string): Promise<void> {
    await this.stop();
    await this.start(release);
  }
}
