import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

const OLDEST_VERSION = 15;
const FOLDERS = ["/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql@*/bin"];

function newestInstalled(): string | null {
  const [newest] = FOLDERS.flatMap((folder) => globSync(folder))
    .map((folder) => ({ folder, version: Number(/postgresql[@/](\d+)/.exec(folder)?.[1]) }))
    .filter(({ folder, version }) => version >= OLDEST_VERSION && existsSync(join(folder, "initdb")))
    .sort((a, b) => b.version - a.version);
  return newest?.folder ?? null;
}

/** Folder of the programs of PostgreSQL 15 or later: installed ones, else Debian's where this user may install it; else null. */
export function postgresPrograms(): string | null {
  if (newestInstalled() === null && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    const install = ["install", "-y", "-qq", "--no-install-recommends", "postgresql"];
    spawnSync("apt-get", install, { stdio: "ignore", env });
  }
  return newestInstalled();
}

/** Who the server runs as: it refuses to be root, and Debian's package comes with a user for it. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
