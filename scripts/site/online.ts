import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { SETTINGS_FILE } from "../../lib/settings/settings-path.ts";
import { optional } from "../environment.ts";
import { ownUrl, requestedAddress } from "../start/address.ts";
import { PROJECT } from "../start/project.ts";
import { backupsFolder, backupsIn } from "./backup.ts";
import { BY_CERTBOT, deployedFiles, writeAddress, writeFiles } from "./deployed-files.ts";
import { doctor } from "./doctor.ts";

/** The first start builds the site. */
const START_MS = 15 * 60_000;
const POLL_MS = 1_000;

/** What is missing of the user that the units name; null if nothing is. */
function userProblem(data: string): string | null {
  const { uid } = statSync(data);
  const id = /^rentals:[^:]*:(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"))?.[1];
  const base = dirname(PROJECT);
  if (id === undefined)
    return `sudo adduser --system --group --home ${base} --shell /bin/bash rentals && sudo chown -R rentals: ${base}`;
  return Number(id) === uid ? null : `sudo chown -R rentals: ${base}`;
}

/** Runs a command of the system. Returns what it says of its failure; null if it did not fail. */
async function problemOf(command: string, ...args: string[]): Promise<string | null> {
  const run = promisify(execFile)(command, args);
  return run.then(
    () => null,
    (error: unknown) => `${[command, ...args].join(" ")}: ${messageOf(error)}`,
  );
}

async function answers(site: string): Promise<boolean> {
  for (let waited = 0; waited < START_MS; waited += POLL_MS) {
    const response = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    if (response !== null) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** Starts units and nginx, waits for the site and makes the first backup. Returns what a person has to do instead. */
async function startUnits(data: string, follows: boolean): Promise<string[]> {
  if (!existsSync("/run/systemd/system"))
    return ["systemd does not run here. Start the site, and keep it running: npm start"];
  const lasting = ["rentals", ...(follows ? ["rentals-follow"] : [])];
  const steps = [
    ["systemctl", "daemon-reload"],
    ["systemctl", "enable", "rentals-backup.timer", ...lasting],
    ["systemctl", "restart", "rentals-backup.timer", ...lasting],
  ];
  for (const [command = "", ...args] of steps) {
    const problem = await problemOf(command, ...args);
    if (problem !== null) return [`${problem}\n     Put it right, then repeat this command.`];
  }
  const failed: string[] = [];
  const nginx = (await problemOf("nginx", "-t")) ?? (await problemOf("systemctl", "reload", "nginx"));
  if (nginx !== null)
    failed.push(`${nginx}\n     sudo apt-get install nginx-light, then repeat this command.`);
  console.log("The site starts. The first time it is built, which takes some minutes.");
  if (!(await answers(ownUrl(requestedAddress()))))
    failed.push("The site does not answer: journalctl -u rentals");
  else if ((await backupsIn(backupsFolder(data))).length === 0) {
    const problem = await problemOf("systemctl", "start", "rentals-backup");
    if (problem !== null) failed.push(`${problem}\n     journalctl -u rentals-backup`);
  }
  return failed;
}

/** Puts the site of this machine online (docs/online.md), and says what only a person can do, in its order. */
export async function online(data: string, domain: string): Promise<void> {
  const files = await deployedFiles(domain, PROJECT);
  await writeAddress(data, domain);
  await writeFiles(files);
  await mkdir("/var/cache/nginx", { recursive: true });
  const user = userProblem(data);
  const hasSettings = existsSync(join(data, SETTINGS_FILE));
  const isSecure = (await readFile([...files.keys()].at(-1) ?? "", "utf8")).includes(BY_CERTBOT);
  const left = [
    ...(user === null ? await startUnits(data, optional("TELEGRAM_BOT_TOKEN") !== undefined) : [user]),
    ...(hasSettings ? [] : ["Name the site and yourself: npm run site -- init"]),
    ...(isSecure
      ? []
      : [
          `At your domain's registrar: an A record of ${domain} with this machine's IPv4 address (AAAA for IPv6)`,
          `sudo certbot --nginx -d ${domain}`,
        ]),
  ];
  await doctor(data);
  if (left.length === 0) return;
  console.log(
    ["\nWhat is left for you, in this order:", ...left.map((step, at) => `  ${at + 1}. ${step}`)].join("\n"),
  );
}
