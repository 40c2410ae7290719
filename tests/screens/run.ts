import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { loadEnvFiles } from "../../scripts/environment.ts";
import { exit, exitOnSignals, onExit, runCommand } from "../../scripts/lifetime.ts";
import { readArguments, usageError } from "../../scripts/read-arguments.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { step } from "../../scripts/start/steps.ts";
import { FAILURES } from "../audit/a11y/states/failure-states.ts";
import { LOADING } from "../audit/a11y/states/loading-states.ts";
import { STATES } from "../audit/a11y/states/states.ts";
import { ensureChromium, launchChromium } from "../support/chromium.ts";
import { startFailingSite } from "../support/failing-site.ts";
import { startSite } from "../support/site.ts";
import { contactSheet } from "./contact-sheet.ts";
import { DESKTOP, photograph, photographBoth } from "./photograph.ts";

const USAGE = `usage: npm run screens

Takes the pictures of docs/: home.webp, the home screen, and screens.webp, every state of the site. Takes minutes.`;

const DOCS = join(PROJECT, "docs");

/** Takes the pictures of docs/: every state of the site on a contact sheet, and the home screen for the README. */
runCommand(async () => {
  const { positionals } = readArguments(USAGE, {});
  if (positionals.length > 0) throw usageError("npm run screens takes no arguments.", USAGE);
  exitOnSignals();
  loadEnvFiles("production");
  await ensureChromium();
  // Stands in for the exchange-rate service while this runs.
  await import("../support/exchange-rate-service.ts");
  const [site, failing] = [await startSite({}), await startFailingSite()];
  const browser = await launchChromium();
  onExit(() => browser.close());
  await step("screens", async () => {
    const states = [];
    for (const state of [...STATES, ...LOADING]) states.push(await photographBoth(browser, site.url, state));
    for (const state of FAILURES) states.push(await photographBoth(browser, failing.url, state));
    await writeFile(join(DOCS, "screens.webp"), await contactSheet(states));
    const [home] = STATES;
    if (home !== undefined) {
      const picture = sharp(await photograph(browser, site.url, home, DESKTOP)).webp({ quality: 86 });
      await writeFile(join(DOCS, "home.webp"), await picture.toBuffer());
    }
    return { summary: `${states.length} states`, result: undefined };
  });
  await exit(0);
});
