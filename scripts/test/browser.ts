import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { step } from "../start/steps.ts";
import { ToldError } from "../told-error.ts";
import { installedChromium } from "./chromium.ts";

/** Debian's package where this user may install it; the index first, because a fresh machine has none. */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => spawnSync("apt-get", args, { stdio: "ignore", env });
  aptGet("update", "-qq");
  // An older Debian lacks the shell.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (!installedChromium()) aptGet("install", "-y", "-qq", name);
  }
}

/** A browser for the end-to-end tests: what is there, else Debian's, else Playwright's own download. */
export function ensureBrowser(): Promise<void> {
  return step("browser", async () => {
    if (!installedChromium()) installFromDebian();
    if (!installedChromium()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    const path = installedChromium();
    if (!path)
      throw new ToldError("No Chromium: install it (apt-get install chromium) and run npm test again.");
    return { said: path, result: undefined };
  });
}
