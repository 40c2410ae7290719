import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's packages; the shell is the same browser without the windows that nobody sees, and starts pages faster. */
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** What this browser needs as root and without a network. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser of all tests and audits: Debian's where it is installed, else Playwright's own; null without any. */
export function installedChromium(): string | null {
  return [...DEBIAN, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
