import { once } from "node:events";
import { rm } from "node:fs/promises";
import { z } from "zod";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { KEYS_VARIABLE } from "../embedded-service/service-keys.ts";
import { LOOPBACK } from "../start/address.ts";
import { withoutDataService } from "../start/project.ts";
import { Child, log } from "./child.ts";
import { copyDatabaseOf } from "./copy-folder.ts";
import { Relay } from "./relay.ts";

const started = z.object({
  /** What processes of the site need to know. A later release may say more of it than this one knows. */
  service: z.looseObject({ url: z.url() }),
  keys: z.object({ anonKey: z.string(), secretKey: z.string() }),
});

/** The data service of a folder behind a relay, and a second one on a copy that stands in while the first is replaced. */
export class DataChildren {
  readonly name = "data";
  readonly #relay = new Relay();
  readonly #folder: string;
  readonly #copy: string;
  readonly #main: Child;
  readonly #standIn: Child;
  #known: z.infer<typeof started> | null = null;
  #release = "";
  #url = "";
  #hasStandIn = false;

  constructor(folder: string, follows: boolean) {
    this.#folder = folder;
    this.#copy = `${folder}-stand-in`;
    const child = (
      name: string,
      data: string,
      flags: readonly string[],
      onReady: (message: unknown) => void,
    ) =>
      new Child({
        name,
        script: "scripts/site/run-data.ts",
        args: ["--data", data, ...flags],
        env: () => ({
          ...withoutDataService(process.env),
          [KEYS_VARIABLE]: JSON.stringify(this.#known?.keys ?? null),
        }),
        onReady,
      });
    this.#main = child("data", folder, follows ? ["--follow"] : [], (message) => {
      this.#known = started.parse(message);
      this.#relay.lead(this.#known.service.url);
    });
    this.#standIn = child("data-copy", this.#copy, [], (message) =>
      this.#relay.lead(started.parse(message).service.url),
    );
  }

  /** What processes of the site need to know of their data service, with the address of the relay. */
  get service(): object {
    return { ...this.#known?.service, url: this.#url };
  }

  async #listen(): Promise<string> {
    const { server } = this.#relay;
    server.listen(0, LOOPBACK);
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no address");
    return `http://${LOOPBACK}:${address.port}`;
  }

  async start(release: string): Promise<void> {
    this.#url ||= await this.#listen();
    await this.#main.start(release);
    this.#release = release;
  }

  async #endStandIn(): Promise<void> {
    this.#hasStandIn = false;
    await this.#standIn.stop();
    await rm(this.#copy, { recursive: true, force: true });
  }

  /** Only one process can have a folder open, and opening it takes seconds: a copy answers meanwhile, from the old release. */
  async #startStandIn(): Promise<void> {
    if (this.#known === null || this.#hasStandIn) return;
    await rm(this.#copy, { recursive: true, force: true });
    const service = { url: this.#known.service.url, secretKey: this.#known.keys.secretKey };
    await copyDatabaseOf(service, this.#folder, this.#copy);
    await this.#standIn.start(this.#release);
    this.#hasStandIn = true;
  }

  /** Replaces the data service by one of another release. Without room for a copy, reads wait for it. */
  async replace(release: string): Promise<void> {
    await this.#startStandIn().catch((error: unknown) =>
      log("warn", `Nothing stands in for the data service: ${messageOf(error)}`),
    );
    await this.#main.stop();
    try {
      await this.#main.start(release);
      this.#release = release;
    } finally {
      // A failed start is followed by one of the old release, for which the copy goes on answering.
      if (this.#release === release) await this.#endStandIn();
    }
  }

  async stop(): Promise<void> {
    await this.#main.stop();
    await this.#endStandIn();
  }
}
