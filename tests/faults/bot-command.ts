import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { openDataFolder } from "../../scripts/embedded-service.ts";
import { onExit } from "../../scripts/lifetime.ts";
import { serviceClient } from "../../scripts/service-client.ts";
import { TOKEN } from "../support/bot-api/fake-telegram.ts";
import { ServedTelegram } from "../support/bot-api/served-telegram.ts";

export const SITE = "https://homes.example";
/** For a start and all that is due. */
const SETTLED_MS = 180_000;

/** Waits until a condition holds; throws with what it is after three minutes, on a busy machine long enough for a start. */
export const until = (what: string, isTrue: () => Promise<boolean> | boolean): Promise<void> =>
  expect.poll(isTrue, { message: what, timeout: SETTLED_MS }).toBe(true);

/** The command that follows a bot, over a data folder of its own that this process has open. */
export class BotCommand implements AsyncDisposable {
  readonly telegram: ServedTelegram;
  /** The stored rows, with all rights. */
  readonly owner: SupabaseClient;
  readonly #folder: string;
  readonly #service: Awaited<ReturnType<typeof openDataFolder>>;
  readonly #environment: Record<string, string>;
  #process: ChildProcess | null = null;

  private constructor(
    telegram: ServedTelegram,
    folder: string,
    service: Awaited<ReturnType<typeof openDataFolder>>,
    environment: Record<string, string>,
  ) {
    this.telegram = telegram;
    this.#folder = folder;
    this.#service = service;
    this.#environment = environment;
    this.owner = serviceClient(service.url, service.secretKey);
  }

  static async open(environment: Record<string, string> = {}): Promise<BotCommand> {
    const folder = await mkdtemp(join(tmpdir(), "killed-bot-"));
    const service = await openDataFolder(join(folder, "data"));
    const command = new BotCommand(await ServedTelegram.open(), folder, service, environment);
    onExit(() => command.kill());
    return command;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.kill();
    await this.#service.close();
    await this.telegram[Symbol.asyncDispose]();
    await rm(this.#folder, { recursive: true });
  }

  start(): void {
    const script = ["--import", "./scripts/resolve-project.ts", "scripts/collect.ts", "--follow"];
    const environment = { SUPABASE_URL: "", SITE_URL: SITE, TELEGRAM_BOT_TOKEN: TOKEN };
    this.#process = spawn(process.execPath, [...script, "--data", join(this.#folder, "data")], {
      env: { ...process.env, ...environment, ...this.#environment, TELEGRAM_API_ROOT: this.telegram.root },
      stdio: "ignore",
    });
  }

  kill(): void {
    this.#process?.kill("SIGKILL");
  }

  ended(): Promise<void> {
    const command = this.#process;
    return until("the bot has ended", () => command?.exitCode !== null || command.signalCode !== null);
  }

  /** A killed run keeps its lease for two minutes: nobody waits for that here. */
  async freeLease(): Promise<void> {
    await this.owner.from("collector_lease").delete().neq("holder", "");
  }
}
