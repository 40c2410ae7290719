import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { RATES_PORT, SITE_PORT } from "./tests/e2e/ports.ts";

/** Debian's browser where it is installed, else Playwright's own. */
const CHROMIUM = "/usr/bin/chromium";
const site = `http://localhost:${SITE_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: site,
    launchOptions: {
      executablePath: existsSync(CHROMIUM) ? CHROMIUM : undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      // What an answer or the storage of the browser holds does not depend on the width of a screen.
      testIgnore:
        /(api-rentals|bad-input|first-page|legacy-cookies|no-rates|outage|real-listings|storage-failures)\.spec/,
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 812 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: [
    { command: "node tests/e2e/rates-service.ts", url: `http://127.0.0.1:${RATES_PORT}/latest` },
    {
      command: "node scripts/start.ts",
      url: `${site}/icon.svg`,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: String(SITE_PORT),
        SITE_URL: site,
        EXCHANGE_RATE_URL: `http://127.0.0.1:${RATES_PORT}`,
        SUPABASE_URL: "",
        LISTINGS_REVALIDATE_SECONDS: "120",
      },
    },
  ],
});
