import { knownSite } from "./audit/known-site.ts";
import { startOwnSite } from "./audit/own-site.ts";
import { runAudit } from "./audit/run-audit.ts";
import { loadEnvFiles } from "./environment.ts";
import { end, endOnSignals, runCommand } from "./lifetime.ts";
import { readArguments } from "./read-arguments.ts";
import { ToldError } from "./told-error.ts";

const USAGE = `usage: npm run audit:discovery [-- URL | --listings FILE [--as-of now]]

Checks what search engines, link previews and feed readers are told: status codes, heads, robots.txt, sitemap,
structured data, previews and feeds, as each of eleven of them sees it.

  URL                the running site to check; lines that need known listings are left out
  --listings FILE    without URL a site is built and started over the demo listings, or over those of this file
  --as-of now        move all its posting dates so that the newest is now`;

const options = {
  listings: { type: "string" },
  "as-of": { type: "string" },
} as const;

runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, options);
  const [url, ...more] = positionals;
  if (more.length > 0 || (url !== undefined && !URL.canParse(url))) throw new ToldError(USAGE);
  endOnSignals();
  loadEnvFiles("production");
  const own = { file: values.listings ?? null, asOfNow: values["as-of"] === "now" };
  await runAudit(url === undefined ? await startOwnSite(own) : await knownSite(url));
  await end(0);
});
