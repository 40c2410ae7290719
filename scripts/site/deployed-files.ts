import { statSync } from "node:fs";
import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { environmentFile } from "../environment.ts";
import { PROJECT } from "../start/project.ts";

/** The folder and the name that the files of deploy/ are written for. */
const BASE = "/srv/rentals";
const NO_NAME = "server_name _;";

const UNITS = ["rentals.service", "rentals-follow.service", "rentals-backup.service", "rentals-backup.timer"];
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
export const BY_CERTBOT = "managed by Certbot";
/** The files of deploy/ for this machine, by the paths where they belong. Throws a `CliError` for a name that is none. */
export async function deployedFiles(domain: string, project: string): Promise<Map<string, string>> {
  if (!DOMAIN.test(domain)) throw new CliError(`${domain} is no domain, such as rentals.example.`);
  const own = (text: string) =>
    text
      .replaceAll(`${BASE}/site`, project)
      .replaceAll(BASE, dirname(project))
      .replace(NO_NAME, `server_name ${domain};`);
  const paths: [path: string, source: string][] = [
    ...UNITS.map((unit): [string, string] => [`/etc/systemd/system/${unit}`, `deploy/systemd/${unit}`]),
    ["/etc/nginx/conf.d/rentals.conf", "deploy/nginx.conf"],
  ];
  const texts = paths.map(
    async ([path, source]) => [path, own(await readFile(join(PROJECT, source), "utf8"))] as const,
  );
  return new Map(await Promise.all(texts));
}

const refused = z.object({ code: z.enum(["EACCES", "EPERM", "EROFS"]) });

/** Writes files below `root`; one of nginx that certbot has changed is left as it is. Throws a `CliError` without the rights. */
export async function writeFiles(files: ReadonlyMap<string, string>, root = "/"): Promise<void> {
  for (const [path, text] of files) {
    const target = join(root, path);
    const present = await readFile(target, "utf8").catch(() => "");
    if (present.includes(BY_CERTBOT)) {
      console.log(`${target}  left as certbot has changed it`);
      continue;
    }
    try {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    } catch (error) {
      if (!refused.safeParse(error).success) throw error;
      throw new CliError(`${messageOf(error)}. Run the command with sudo.`);
    }
    console.log(`${target}  written`);
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
