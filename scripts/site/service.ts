import { existsSync, readFileSync, statSync } from "node:fs";
import { lstat, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { renderSiteConf } from "../deploy/nginx-conf.ts";
import { readArguments, usageError } from "../read-arguments.ts";
import { requestedAddress } from "../start/address.ts";
import { PROJECT } from "../start/project.ts";
import { processCount } from "./process-count.ts";
import { siteBase } from "./site-base.ts";
import { backupTimer, backupUnit, memoryLimitMb, type ServicePlan, siteUnit } from "./units.ts";

const USAGE = `usage: npm run site -- service --domain DOMAIN [--data FOLDER] [--user NAME] [--processes COUNT] [--follow] [--print] [--root FOLDER]

Writes what one Debian machine needs to serve the site for good: two systemd units, a timer, and a file for nginx. Run it
with sudo. Run it again whenever you like; a file of nginx that certbot has changed is left as it is.

  --domain DOMAIN     the name of the site, such as rentals.example
  --data FOLDER       by default "data" beside the project
  --user NAME         runs the site; by default the owner of the data folder
  --processes COUNT   of the site, 3 by default
  --follow            collect the channels of your bot meanwhile (TELEGRAM_BOT_TOKEN in .env.local)
  --print             write nothing, print the files
  --root FOLDER       write below this folder instead of /`;

const OPTIONS = {
  domain: { type: "string" },
  data: { type: "string" },
  user: { type: "string" },
  processes: { type: "string" },
  follow: { type: "boolean" },
  print: { type: "boolean" },
  root: { type: "string" },
} as const;

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Paths that need no quotes in systemd's files: a blank would end the argument. */
const PLAIN_PATH = /^\/[\w./-]+$/;
const USER = /^[a-z_][a-z0-9_-]{0,31}$/;
const BY_CERTBOT = "managed by Certbot";

/** The name of a user by its id, from the text of /etc/passwd; null if it has none. */
export function userName(passwd: string, uid: number): string | null {
  const line = passwd.split("\n").find((entry) => entry.split(":")[2] === String(uid));
  return line?.split(":")[0] ?? null;
}

function ownerOf(data: string): string {
  const { uid } = statSync(data);
  const name = userName(readFileSync("/etc/passwd", "utf8"), uid);
  if (uid !== 0 && name !== null) return name;
  throw new CliError(
    `${data} belongs to ${uid === 0 ? "root" : "nobody known"}. Give it to a user of its own (sudo chown -R rentals: ${dirname(data)}), or name one with --user.`,
  );
}

type Values = { domain?: string; data?: string; user?: string; processes?: string; follow?: boolean };

function servicePlan(values: Values): ServicePlan {
  const domain = values.domain?.toLowerCase();
  if (domain === undefined || !DOMAIN.test(domain))
    throw usageError("Name the site with --domain, such as rentals.example.", USAGE);
  const places = siteBase(PROJECT);
  const data = resolve(values.data ?? places.data);
  const processes = processCount(values.processes, USAGE);
  if (!existsSync(data))
    throw new CliError(
      `${data} does not exist. Collect into it first: npm run collect -- EXPORT --data ${data}`,
    );
  const user = values.user ?? ownerOf(data);
  if (!USER.test(user)) throw usageError(`--user ${user} is no name of a user.`, USAGE);
  const odd = [data, places.base].find((path) => !PLAIN_PATH.test(path));
  if (odd !== undefined) throw new CliError(`${odd} has characters that systemd reads otherwise. Move it.`);
  return {
    domain,
    user,
    base: places.base,
    release: places.current,
    data,
    port: requestedAddress().port,
    processes,
    follows: values.follow ?? false,
    memoryMb: memoryLimitMb(processes, totalmem() / 1024 / 1024),
  };
}

function serviceFiles(plan: ServicePlan, nginxConf: string): [path: string, text: string][] {
  const ports = Array.from({ length: plan.processes }, (_, index) => plan.port + index);
  const site = { listen: "80", ports, cacheFolder: "/var/cache/nginx/site", serverName: plan.domain };
  return [
    ["/etc/systemd/system/rentals.service", siteUnit(plan)],
    ["/etc/systemd/system/rentals-backup.service", backupUnit(plan)],
    ["/etc/systemd/system/rentals-backup.timer", backupTimer(plan)],
    ["/etc/nginx/conf.d/rentals.conf", renderSiteConf(nginxConf, site)],
  ];
}

/** What is left for a person, in this order. */
export const remainingCommands = (domain: string) => `What remains, in this order:

  1. At your domain's registrar: an A record of ${domain} with this machine's IPv4 address (AAAA for IPv6)
  2. sudo systemctl daemon-reload && sudo systemctl enable --now rentals rentals-backup.timer && sudo nginx -t && sudo systemctl reload nginx
  3. sudo certbot --nginx -d ${domain}

Then: npm run site -- doctor --domain ${domain}`;

async function writeIfNew(path: string, text: string): Promise<string> {
  const present = await readFile(path, "utf8").catch(() => null);
  if (present === text) return "as it was";
  if (present?.includes(BY_CERTBOT)) return "left as certbot has changed it; compare it with --print";
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return present === null ? "written" : "written anew";
}

const refused = z.object({ code: z.enum(["EACCES", "EPERM", "EROFS"]) });

/** Writes units and the file of nginx, or prints them, and says what remains (docs/online.md). */
export async function service(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, OPTIONS, args);
  const plan = servicePlan(values);
  const files = serviceFiles(plan, await readFile(join(PROJECT, "deploy/nginx.conf"), "utf8"));
  if (values.print) {
    for (const [path, text] of files) console.log(`# ${path}\n${text}`);
    return console.log(remainingCommands(plan.domain));
  }
  const root = resolve(values.root ?? "/");
  try {
    for (const [path, text] of files) console.log(`${path}  ${await writeIfNew(join(root, path), text)}`);
    await mkdir(join(root, "/var/cache/nginx/site"), { recursive: true });
    // A link is kept: it may lead to a later release.
    if ((await lstat(plan.release).catch(() => null)) === null) {
      await symlink(PROJECT.replace(/\/+$/, ""), plan.release);
      console.log(`${plan.release}  leads to ${PROJECT}`);
    }
  } catch (error) {
    if (!refused.safeParse(error).success) throw error;
    throw new CliError(`${messageOf(error)}. Run the command with sudo.`);
  }
  console.log(`\n${remainingCommands(plan.domain)}`);
}
