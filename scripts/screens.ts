import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { startDemoSites } from "./audit/a11y/demo-sites.ts";
import { FAILURES } from "./audit/a11y/failure-states.ts";
import { LOADING } from "./audit/a11y/loading-states.ts";
import { STATES } from "./audit/a11y/states.ts";
import { openVisits } from "./audit/a11y/visits.ts";
import { loadEnvFiles } from "./environment.ts";
import { end, endOnSignals, runCommand } from "./lifetime.ts";
import { contactSheet } from "./screens/contact-sheet.ts";
import { DESKTOP, photograph, photographBoth } from "./screens/photograph.ts";
import { PROJECT } from "./start/project.ts";
import { step } from "./start/steps.ts";
import { ensureBrowser } from "./test/browser.ts";

const DOCS = join(PROJECT, "docs");

/** Takes the pictures of docs/: every state of the site on a contact sheet, and the home screen for the README. */
runCommand(async () => {
  endOnSignals();
  loadEnvFiles("production");
  await ensureBrowser();
  const [url, failing = null] = process.argv.slice(2);
  const visits = await openVisits(url === undefined ? await startDemoSites() : { url, failing });
  await step("screens", async () => {
    const states = [];
    for (const state of [...STATES, ...LOADING]) states.push(await photographBoth(visits, state, false));
    if (visits.sites.failing !== null)
      for (const state of FAILURES) states.push(await photographBoth(visits, state, true));
    await writeFile(join(DOCS, "screens.webp"), await contactSheet(states));
    const [home] = STATES;
    if (home !== undefined) {
      const picture = sharp(await photograph(visits, home, DESKTOP)).webp({ quality: 86 });
      await writeFile(join(DOCS, "home.webp"), await picture.toBuffer());
    }
    return { said: `${states.length} states`, result: undefined };
  });
  await end(0);
});
