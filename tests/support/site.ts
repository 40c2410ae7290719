import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onExit } from "../../scripts/lifetime.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { DEMO_AS_OF } from "./demo-as-of.ts";
import { DEMO_LISTINGS } from "./demo-listings.ts";
import { unusedPort } from "./loopback.ts";
import { RATES_PORT } from "./ports.ts";

export type SiteOptions = {
  /** What `npm start` or `npm run dev` runs. */
  script?: "scripts/start.ts" | "scripts/dev.ts";
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
};

export type RunningSite = { url: string; stop: () => Promise<void> };

export type StartedSite = RunningSite &
  AsyncDisposable & {
    /** Of the command that started it; the server and its data service are its children. */
    pid: number;
    /** Everything it has printed so far. */
    output: () => string;
  };

/** Collects what a command prints; `address` resolves to the site's, or rejects when the command exits first. */
function readOutput(child: ChildProcess): { address: Promise<string>; output: () => string } {
  let output = "";
  const address = new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const url = /^site +(http:\/\/[^\s,]+)[\s,]/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.setEncoding("utf8").on("data", read);
    child.stderr?.setEncoding("utf8").on("data", read);
    child.once("exit", () => reject(new Error(`The site did not start.\n${output}`)));
  });
  return { address, output: () => output };
}

/** Flags for the listings that tests know, unless a site is to have others. */
function sourceOf(args: readonly string[], env: Readonly<Record<string, string>>): string[] {
  const hasOwn = Boolean(env.SUPABASE_URL) || args.includes("--listings") || args.includes("--data");
  return hasOwn ? [] : ["--listings", fileURLToPath(DEMO_LISTINGS), "--as-of", DEMO_AS_OF];
}

/** Starts the site on a free port, over the demo listings unless `args` or `env` name others. */
export async function startSite({
  script = "scripts/start.ts",
  args = [],
  env = {},
}: SiteOptions): Promise<StartedSite> {
  const child = spawn(process.execPath, [script, ...args, ...sourceOf(args, env)], {
    cwd: PROJECT,
    env: {
      ...process.env,
      ...{ PORT: String(await unusedPort()), SITE_URL: "", SUPABASE_URL: "" },
      EXCHANGE_RATE_URL: `http://127.0.0.1:${RATES_PORT}`,
      ...env,
    },
    // The channel ends the site when the tests are killed.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exit = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  onExit(stop);
  const { address, output } = readOutput(child);
  return { url: await address, stop, [Symbol.asyncDispose]: stop, pid: child.pid ?? 0, output };
}
