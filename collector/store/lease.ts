import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { callFunction } from "./call-function.ts";

const LEASE_SECONDS = 120;
const RENEWAL_MS = 30_000;
const RETRY_MS = 1_000;

export class Lease {
  readonly #client: SupabaseClient;
  readonly #run: string;
  #renewal: NodeJS.Timeout | null = null;

  constructor(client: SupabaseClient, run: string) {
    this.#client = client;
    this.#run = run;
  }

  /** Takes the lease and renews it until `end`. Throws a `CliError` while another run holds it. */
  async begin(): Promise<void> {
    if (!(await this.#take())) {
      throw new CliError(
        `Another run of the collector is under way. Wait until it ends. If it was killed, its lock expires after ${LEASE_SECONDS / 60} minutes.`,
      );
    }
  }

  get #args() {
    return { run: this.#run, seconds: LEASE_SECONDS };
  }

  async #take(): Promise<boolean> {
    const isTaken = await callFunction(this.#client, "collector_take_lease", this.#args, z.boolean());
    if (!isTaken) return false;
    this.#renewal = setInterval(() => this.isHeld(), RENEWAL_MS).unref();
    return true;
  }

  /** Renews the lease. False if the data service does not answer, or another run has taken over. */
  async isHeld(): Promise<boolean> {
    const { data } = await this.#client.rpc("collector_take_lease", this.#args);
    return data === true;
  }

  async end(): Promise<void> {
    if (this.#renewal === null) return;
    clearInterval(this.#renewal);
    this.#renewal = null;
    await this.#client.rpc("collector_take_lease", { run: this.#run, seconds: 0 });
  }

  /** Waits until no other run holds the lease, and does some work under it. */
  async whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
    while (!(await this.#take())) await wait(RETRY_MS);
    try {
      return await work();
    } finally {
      await this.end();
    }
  }
}
