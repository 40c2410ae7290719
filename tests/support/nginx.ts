import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { lastErrorOutput } from "../../scripts/child-process.ts";
import { onExit } from "../../scripts/lifetime.ts";
import { type Address, ownUrl, urlHost } from "../../scripts/start/address.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { waitUntilReady } from "../../scripts/start/site.ts";

/** Debian installs nginx in a folder that only root has in its PATH. */
const PROGRAM_FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

export function nginxProgram(): string | null {
  return PROGRAM_FOLDERS.map((folder) => join(folder, "nginx")).find((file) => existsSync(file)) ?? null;
}

/** Throws a `CliError` that says what to install. */
function requiredNginx(): string {
  const program = nginxProgram();
  if (program === null) throw new CliError("nginx is not installed: apt-get install nginx-light");
  return program;
}

/** deploy/nginx.conf for another address, cache folder and processes. Throws if it lacks a line for one of them. */
function siteConf(text: string, listen: string, ports: readonly number[], cacheFolder: string): string {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} fail_timeout=5s;`).join("\n");
  const edits: readonly [RegExp, string][] = [
    [/^ {2}server 127\.0\.0\.1:3000 fail_timeout=5s;$/m, servers],
    [/(?<=^ {2}listen )80(?=;$)/m, listen],
    [/(?<=^proxy_cache_path )\/var\/cache\/nginx\/site(?= )/m, cacheFolder],
  ];
  return edits.reduce((conf, [line, replacement]) => {
    if (!line.test(conf)) throw new Error(`deploy/nginx.conf has no line like ${line}`);
    return conf.replace(line, replacement);
  }, text);
}

/** The main configuration of an nginx in its own folder. It trusts X-Forwarded-For from loopback: load tests are many clients. */
const mainConf = (folder: string, site: string) => `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events {
  worker_connections 4096;
}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/client_body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  include ${site};
}
`;

export interface Nginx {
  url: string;
  /** The proxy cache, deleted by `stop()`. */
  cacheFolder: string;
  /** Resolves to the end of its error output if it ends without `stop()`. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with deploy/nginx.conf in front of the site's processes on these loopback ports. Throws a `CliError` if it is
 * not installed or refuses its configuration.
 */
export async function startNginx(address: Address, ports: readonly number[]): Promise<Nginx> {
  const program = requiredNginx();
  const folder = await mkdtemp(join(tmpdir(), "site-proxy-"));
  // If root starts nginx, its workers run as another user.
  await chmod(folder, 0o755);
  const main = join(folder, "nginx.conf");
  const site = join(folder, "site.conf");
  const cacheFolder = join(folder, "kept");
  const listen = `${urlHost(address.host)}:${address.port}`;
  const text = await readFile(join(PROJECT, "deploy/nginx.conf"), "utf8");
  await writeFile(site, siteConf(text, listen, ports, cacheFolder));
  await writeFile(main, mainConf(folder, site));

  const nginx = spawn(program, ["-e", "stderr", "-p", folder, "-c", main], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errorOutput = lastErrorOutput(nginx);
  const exit = once(nginx, "exit");
  let isStopping = false;
  const crashed = new Promise<string>((resolve) => {
    exit.then(() => isStopping || resolve(errorOutput()));
  });
  const failed = crashed.then((output) => {
    throw new CliError(`nginx ended.\n${output}`);
  });
  // A crash after the start is reported by `crashed`; here it must not be an unhandled rejection.
  failed.catch(() => undefined);
  const stop = async () => {
    isStopping = true;
    nginx.kill("SIGTERM");
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  onExit(stop);
  const url = ownUrl(address);
  await Promise.race([waitUntilReady(url), failed]);
  return { url, cacheFolder, crashed, stop };
}
