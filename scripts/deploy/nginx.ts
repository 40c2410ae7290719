import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { type Address, inUrl, ownUrl } from "../start/address.ts";
import { PROJECT } from "../start/project.ts";
import { waitUntilReady } from "../start/site.ts";
import { confFor, mainConf } from "./nginx-conf.ts";

/** Debian keeps it where only root's PATH leads. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** The installed nginx; null when there is none. */
export function nginxProgram(): string | null {
  return FOLDERS.map((folder) => join(folder, "nginx")).find((file) => existsSync(file)) ?? null;
}

/** The installed nginx. Throws a `CliError` that says what to install. */
export function requiredNginx(): string {
  const program = nginxProgram();
  if (program === null) throw new CliError("nginx is not installed: apt-get install nginx-light");
  return program;
}

export interface Nginx {
  url: string;
  /** Holds what is kept, and ends with the proxy. */
  cacheFolder: string;
  /** Resolves to its last words when it ends without `stop()`. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with deploy/nginx.conf before the site's processes at these ports of loopback. Throws a `CliError` when it is not
 * installed or refuses its configuration.
 */
export async function startNginx(address: Address, ports: readonly number[]): Promise<Nginx> {
  const program = requiredNginx();
  const folder = await mkdtemp(join(tmpdir(), "site-proxy-"));
  // Started by root, its workers run as another user.
  await chmod(folder, 0o755);
  const main = join(folder, "nginx.conf");
  const siteConf = join(folder, "site.conf");
  const cacheFolder = join(folder, "kept");
  const listen = `${inUrl(address.host)}:${address.port}`;
  const text = await readFile(join(PROJECT, "deploy/nginx.conf"), "utf8");
  await writeFile(siteConf, confFor(text, { listen, ports, cacheFolder }));
  await writeFile(main, mainConf(folder, siteConf));

  const nginx = spawn(program, ["-e", "stderr", "-p", folder, "-c", main], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  nginx.stderr.setEncoding("utf8").on("data", (said: string) => {
    errors = (errors + said).slice(-4_000);
  });
  const exit = once(nginx, "exit");
  let isStopping = false;
  const crashed = new Promise<string>((resolve) => {
    exit.then(() => isStopping || resolve(errors));
  });
  const refused = crashed.then((said) => {
    throw new CliError(`nginx ended.\n${said}`);
  });
  // After the start, `crashed` is there to be asked.
  refused.catch(() => undefined);
  const url = ownUrl(address);
  await Promise.race([waitUntilReady(url), refused]);
  return {
    url,
    cacheFolder,
    crashed,
    stop: async () => {
      isStopping = true;
      nginx.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
