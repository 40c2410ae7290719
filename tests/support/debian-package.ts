import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Tests of several processes may want packages at once, and apt-get fails while another one runs. */
const LOCK = join(tmpdir(), "tests-apt-get.lock");

/** What `find` finds, after installing Debian's package where that is missing and this user may install it; else null. */
export function installedFrom(debianPackage: string, find: () => string | null): string | null {
  const found = find();
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("flock", [LOCK, "apt-get", "-qq", ...args], { stdio: "ignore", env });
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", debianPackage);
  return find();
}
