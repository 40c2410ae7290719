import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { step } from "../start/steps.ts";
import { ToldError } from "../told-error.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

function installed(): string | null {
  return [DEBIAN_CHROMIUM, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Debian's package where this user may install it; the index first, because a fresh machine has none. */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "chromium"],
  ]) {
    spawnSync("apt-get", args, { stdio: "ignore", env });
  }
}

/** A browser for the end-to-end tests: what is there, else Debian's, else Playwright's own download. */
export function ensureBrowser(): Promise<void> {
  return step("browser", async () => {
    if (!installed()) installFromDebian();
    if (!installed()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    const path = installed();
    if (!path)
      throw new ToldError("No Chromium: install it (apt-get install chromium) and run npm test again.");
    return { said: path, result: undefined };
  });
}
