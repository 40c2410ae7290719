import { startDemoSites } from "./audit/a11y/demo-sites.ts";
import { auditAccessibility } from "./audit/a11y/run.ts";
import { openVisits } from "./audit/a11y/visits.ts";
import { loadEnvFiles } from "./environment.ts";
import { end, endOnSignals, runCommand } from "./lifetime.ts";
import { readArguments } from "./read-arguments.ts";
import { ensureBrowser } from "./test/browser.ts";
import { ToldError } from "./told-error.ts";

const USAGE = `usage: npm run audit:a11y [-- [URL [FAILING]] [--only NAME]...]

Checks accessibility: axe on every state of the site at three widths in both colour schemes, the HTML of every kind
of page, and by script what those tools cannot see.

  URL           a running site with the demo listings; without one the demo site is built and started
  FAILING       the same site without its data service; lines that need it are left out where it is not named
  --only NAME   a line (H12), a tool (axe, html) or a state (modal) and nothing else; may be repeated`;

const options = {
  only: { type: "string", multiple: true },
} as const;

runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, options);
  const [url, failing = null, ...more] = positionals;
  if (more.length > 0 || positionals.some((address) => !URL.canParse(address))) throw new ToldError(USAGE);
  endOnSignals();
  loadEnvFiles("production");
  await ensureBrowser();
  const sites = url === undefined ? await startDemoSites() : { url, failing };
  await auditAccessibility(await openVisits(sites), values.only ?? []);
  await end(0);
});
