import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "./scripts/test/chromium.ts";
import { CONFIGURED_SITE } from "./tests/e2e/configured-site.ts";
import { CONFIGURED_SITE_PORT, RATES_PORT, SITE_PORT } from "./tests/e2e/ports.ts";

const site = `http://localhost:${SITE_PORT}`;

/** Serves the demo; the build is made where there is none of these sources and this environment. */
function servedSite(port: number, env: Record<string, string>) {
  const url = `http://localhost:${port}`;
  return {
    command: "node scripts/start.ts",
    url: `${url}/icon.svg`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
    env: {
      PORT: String(port),
      SITE_URL: url,
      EXCHANGE_RATE_URL: `http://127.0.0.1:${RATES_PORT}`,
      SUPABASE_URL: "",
      ...env,
    },
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // A busy machine may take its time; how long a visitor waits is the benchmark's to measure.
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: site,
    launchOptions: { executablePath: installedChromium() ?? undefined, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      // What an answer or the storage of the browser holds does not depend on the width of a screen, nor do the words
      // of a card; Google's map does on a phone what the built-in one does, by the same tests.
      testIgnore:
        /\/(api-rentals|bad-input|budgets|cards|configured-site|currency|first-page|google-map|kept-on-disk|keywords|legacy-cookies|likes|no-rates|outage|real-listings|security-headers|storage-failures|without-javascript)\.spec/,
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 812 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: [
    { command: "node tests/e2e/rates-service.ts", url: `http://127.0.0.1:${RATES_PORT}/latest` },
    servedSite(SITE_PORT, { LISTINGS_REVALIDATE_SECONDS: "120" }),
    servedSite(CONFIGURED_SITE_PORT, CONFIGURED_SITE),
  ],
});
