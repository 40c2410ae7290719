import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { CliError } from "../../lib/cli/cli-error.ts";
import { step } from "../../scripts/start/steps.ts";

/** Debian's packages; the shell is the same browser without windows, and starts pages faster. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN = [HEADLESS_SHELL, "/usr/bin/chromium"];

/**
 * Chromium with windows makes two popups of its address bar for every page, as pages of their own, which cost as much as
 * the site's (docs/decisions/046-browsers-side-by-side.md). A second switch replaces the first, so Playwright's own are repeated.
 */
const DISABLED_FEATURES = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

/** What Chromium needs as root and without a network. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

/** The browser of all tests: Debian's where it is installed, else Playwright's own; null without any. */
export function installedChromium(): string | null {
  return [...DEBIAN, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Launches it outside of Playwright's test runner; `args` are added to its own. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS, ...args],
  });
}

/**
 * Installs Debian's packages where this user may; the index first, because a fresh machine has none. The shell also beside
 * the browser with windows, which takes nearly twice as long to open a page.
 */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => spawnSync("apt-get", args, { stdio: "ignore", env });
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", "chromium-headless-shell");
  // An older Debian lacks the shell.
  if (!installedChromium()) aptGet("install", "-y", "-qq", "chromium");
}

/** Makes sure that there is a browser: an installed one, else Debian's package, else Playwright's download. */
export function ensureChromium(): Promise<void> {
  return step("browser", async () => {
    if (!existsSync(HEADLESS_SHELL)) installFromDebian();
    if (!installedChromium()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    const path = installedChromium();
    if (!path)
      throw new CliError("No Chromium: install it (apt-get install chromium) and run npm test again.");
    return { summary: path, result: undefined };
  });
}
