import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { SETTINGS_FILE } from "../../lib/settings/settings-path.ts";
import { environmentFile, optional } from "../environment.ts";
import { ownUrl, requestedAddress } from "../start/address.ts";
import { PROJECT } from "../start/project.ts";
import { backupsFolder, backupsIn } from "./backup.ts";
import { doctor } from "./doctor.ts";

/** The folder and the name that the files of deploy/ are written for. */
const BASE = "/srv/rentals";
const NO_NAME = "server_name _;";

const NGINX_FILE = "/etc/nginx/conf.d/rentals.conf";
const UNITS = ["rentals.service", "rentals-follow.service", "rentals-backup.service", "rentals-backup.timer"];
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const BY_CERTBOT = "managed by Certbot";

/** The first start builds the site. */
const START_MS = 15 * 60_000;
const POLL_MS = 1_000;

/** The files of deploy/ for this machine, by the paths where they belong. Throws a `CliError` for a name that is none. */
export async function deployedFiles(domain: string, project: string): Promise<Map<string, string>> {
  if (!DOMAIN.test(domain)) throw new CliError(`${domain} is no domain, such as rentals.example.`);
  const files = new Map<string, string>();
  const add = async (path: string, source: string) => {
    const text = await readFile(join(PROJECT, "deploy", source), "utf8");
    const own = text.replaceAll(`${BASE}/site`, project).replaceAll(BASE, dirname(project));
    files.set(path, own.replace(NO_NAME, `server_name ${domain};`));
  };
  for (const unit of UNITS) await add(`/etc/systemd/system/${unit}`, `systemd/${unit}`);
  await add(NGINX_FILE, "nginx.conf");
  return files;
}

/** Writes files below `root`; one of nginx that certbot has changed is left as it is. Throws a `CliError` without the rights. */
export async function writeFiles(files: ReadonlyMap<string, string>, root = "/"): Promise<void> {
  for (const [path, text] of files) {
    const target = join(root, path);
    const isChanged = (await readFile(target, "utf8").catch(() => "")).includes(BY_CERTBOT);
    try {
      await mkdir(dirname(target), { recursive: true });
      if (!isChanged) await writeFile(target, text);
    } catch (error) {
      throw new CliError(`${messageOf(error)}. Run the command with sudo.`);
    }
    console.log(`${target}  ${isChanged ? "left as certbot has changed it" : "written"}`);
  }
}

/** Writes the public address into the variables beside the data, which every process of the site reads. */
export async function writeAddress(data: string, domain: string): Promise<void> {
  const file = environmentFile(data);
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const others = lines.filter((line) => line !== "" && !line.startsWith("SITE_URL="));
  const address = `SITE_URL=https://${domain}`;
  await writeFile(file, `${[...others, address].join("\n")}\n`, { mode: 0o600 });
  const { uid, gid } = statSync(data);
  await chown(file, uid, gid);
  console.log(`${file}  ${address}`);
}

async function waitForAnswer(site: string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += POLL_MS) {
    if (await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)) return;
    await wait(POLL_MS);
  }
  throw new Error("The site does not answer: journalctl -u rentals");
}

/** Starts units and nginx, waits for the site and makes the first backup. Returns what a person has to do first; null if nothing. */
async function startUnits(data: string, follows: boolean): Promise<string | null> {
  const base = dirname(resolve(PROJECT));
  const user = `sudo adduser --system --group --home ${base} --shell /bin/bash rentals; sudo chown -R rentals: ${base}`;
  const lasting = ["rentals", "rentals-backup.timer", ...(follows ? ["rentals-follow"] : [])];
  const steps: readonly (readonly [hint: string, command: string, ...args: string[]])[] = [
    [user, "runuser", "-u", "rentals", "--", "test", "-w", base, "-a", "-w", data],
    ["Without systemd start the site, and keep it running: npm start", "systemctl", "daemon-reload"],
    ["journalctl -u rentals", "systemctl", "enable", ...lasting],
    ["journalctl -u rentals", "systemctl", "restart", ...lasting],
    ["sudo apt-get install nginx-light", "nginx", "-t"],
    ["journalctl -u nginx", "systemctl", "reload", "nginx"],
  ];
  const run = promisify(execFile);
  try {
    for (const [hint, command, ...args] of steps)
      await run(command, args).catch((error: unknown) => {
        throw new Error(`${messageOf(error).trim()}\n     ${hint}`);
      });
    console.log("The site starts. The first time it is built, which takes some minutes.");
    await waitForAnswer(ownUrl(requestedAddress()));
    if ((await backupsIn(backupsFolder(data))).length === 0)
      await run("systemctl", ["start", "rentals-backup"]);
    return null;
  } catch (error) {
    return `${messageOf(error)}\n     Then repeat this command.`;
  }
}

/** Puts the site of this machine online (docs/online.md), and says what only a person can do, in its order. */
export async function online(data: string, domain: string): Promise<void> {
  await writeFiles(await deployedFiles(domain, resolve(PROJECT)));
  await writeAddress(data, domain);
  await mkdir("/var/cache/nginx", { recursive: true });
  const problem = await startUnits(data, optional("TELEGRAM_BOT_TOKEN") !== undefined);
  const left = problem === null ? [] : [problem];
  if (!existsSync(join(data, SETTINGS_FILE)))
    left.push(`Name the site and yourself in ${join(data, SETTINGS_FILE)} (docs/settings.md)`);
  if (!(await readFile(NGINX_FILE, "utf8")).includes(BY_CERTBOT))
    left.push(
      `At your domain's registrar: an A record of ${domain} with this machine's IPv4 address (AAAA for IPv6)`,
      `sudo certbot --nginx -d ${domain}`,
    );
  await doctor(data);
  if (left.length === 0) return;
  console.log(
    ["\nWhat is left for you, in this order:", ...left.map((step, at) => `  ${at + 1}. ${step}`)].join("\n"),
  );
}
