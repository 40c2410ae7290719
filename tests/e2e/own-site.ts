import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { RATES_PORT } from "./ports.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
/** Long enough for a build of its own, where a test needs one. */
const START_MS = 240_000;

export type SiteOptions = {
  /** Flags of `npm start`. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
};

export type OwnSite = { url: string; stop: () => Promise<void> };

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Settles with the address that `npm start` says; rejects with its words when it ends before. */
function saidAddress(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const url = /^site +(http:\/\/localhost:\d+)/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.setEncoding("utf8").on("data", read);
    child.stderr?.setEncoding("utf8").on("data", read);
    child.once("exit", () => reject(new Error(`The site did not start.\n${output}`)));
  });
}

/** Serves the build that is there with data and environment of its own, beside the site that all tests share. */
export async function startSite({ args = [], env = {} }: SiteOptions): Promise<OwnSite> {
  const child = spawn(process.execPath, ["scripts/start.ts", ...args], {
    cwd: PROJECT,
    env: {
      ...process.env,
      ...{ PORT: String(await freePort()), SITE_URL: "", SUPABASE_URL: "" },
      EXCHANGE_RATE_URL: `http://127.0.0.1:${RATES_PORT}`,
      ...env,
    },
    // With a channel to it, the site ends when the tests are killed.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exit = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  return { url: await saidAddress(child), stop };
}

/** Tests whose pages come from a site of their own, started once for the file. */
export function testOnOwnSite(options: () => SiteOptions | Promise<SiteOptions>) {
  return base.extend<object, { site: OwnSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
      async ({}, use) => {
        const site = await startSite(await options());
        await use(site);
        await site.stop();
      },
      { scope: "worker", timeout: START_MS },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });
}
