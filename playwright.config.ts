import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "./tests/support/chromium.ts";
import { DEMO_AS_OF } from "./tests/support/demo-as-of.ts";
import { RATES_PORT, SITE_PORT } from "./tests/support/ports.ts";

const ownSite = `http://localhost:${SITE_PORT}`;
/** A running site to test instead, as in `BASE_URL=https://example.com npm run audit:discovery`. */
const { BASE_URL: site = ownSite } = process.env;

const rates = {
  command: "node tests/support/exchange-rate-service.ts",
  url: `http://127.0.0.1:${RATES_PORT}/latest`,
};
/** Serves the demo's listings; builds the site first where there is no build of these sources and this environment. */
const demo = {
  command: `node scripts/start.ts --listings supabase/demo/listings.json --as-of ${DEMO_AS_OF}`,
  url: `${ownSite}/icon.svg`,
  timeout: 300_000,
  // Longer than the site takes for requests in flight (scripts/start/site.ts).
  gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 } as const,
  env: {
    PORT: String(SITE_PORT),
    SITE_URL: ownSite,
    EXCHANGE_RATE_URL: `http://127.0.0.1:${RATES_PORT}`,
    SUPABASE_URL: "",
    LISTINGS_REVALIDATE_SECONDS: "120",
  },
};

/**
 * Pages of tests live for seconds: code is not optimised for longer, and pictures are put together without a process of
 * their own. A tenth of the processor less (docs/decisions/046-browsers-side-by-side.md).
 */
const SHORT_LIVED_PAGES = ["--js-flags=--no-opt --no-maglev", "--in-process-gpu"];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for seconds (docs/decisions/046-browsers-side-by-side.md).
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes when it is repeated is a fault to be found. Only `npm run test:rest` repeats, in CI.
  retries: 0,
  timeout: 60_000,
  // A busy machine may take its time; how long a visitor waits is the benchmark's to measure.
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: site,
    launchOptions: {
      executablePath: installedChromium() ?? undefined,
      args: [...CHROMIUM_ARGS, ...SHORT_LIVED_PAGES],
    },
  },
  projects: [
    {
      // The first: its site has to start, and no other test of `npm test` takes as long.
      name: "own-site",
      testDir: "tests/e2e/own-site",
    },
    {
      name: "discovery",
      testDir: "tests/audit/discovery",
      // Some lines change the listings of the audit's own site or take its data service away.
      workers: 1,
      timeout: 120_000,
    },
    {
      name: "a11y",
      testDir: "tests/audit/a11y",
      timeout: 240_000,
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
    {
      name: "faults",
      testDir: "tests/faults",
      // More than any of them takes on a busy machine.
      timeout: 15 * 60_000,
    },
    {
      name: "bench",
      testDir: "tests/bench",
      // Nothing else may run while something is measured.
      workers: 1,
      timeout: 30 * 60_000,
    },
    {
      name: "screens",
      testDir: "tests/screens",
      timeout: 10 * 60_000,
    },
    {
      name: "desktop",
      testIgnore: /\/(phone|own-site)\//,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      // What a small touch screen changes: its own screens, and the cases that are tagged, @phone-only where a large screen adds
      // nothing to try. Google's map does there what the built-in one does, by the same tests.
      testIgnore: /\/configured-site\.spec/,
      grep: /@phone|\bphone\//,
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 812 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: site === ownSite ? [rates, demo] : [],
});
